// Command go-http answers the contract with Go's net/http alone.
package main

import "tare/go-http/contract"

const (
	target      = "go-http"
	defaultPort = 8090
)

func main() {
	contract.Run(defaultPort, routes)
}
