// Command gin answers the contract with Gin.
package main

import (
	"github.com/gin-gonic/gin"

	"tare/go-http/contract"
)

const (
	target      = "gin"
	defaultPort = 8091
)

func main() {
	gin.SetMode(gin.ReleaseMode)
	contract.Run(defaultPort, routes)
}
