package main

import (
	"net/http"
	"strconv"

	"github.com/gin-gonic/gin/codec/json"
	"github.com/gin-gonic/gin/render"

	"tare/go-http/contract"
)

var _ render.Render = JSON{}

// JSON renders with Gin's codec as c.JSON does, and besides names the length: net/http finds it
// out itself only up to 2 KB. Its content type has no charset, which JSON does not need.
type JSON struct {
	Value any
}

// Render writes the body and its headers.
func (j JSON) Render(w http.ResponseWriter) error {
	body, err := json.API.Marshal(j.Value)
	if err != nil {
		return err
	}
	j.WriteContentType(w)
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	_, err = w.Write(body)
	return err
}

// WriteContentType names the content type alone, for an answer that has no body.
func (JSON) WriteContentType(w http.ResponseWriter) {
	w.Header().Set("Content-Type", contract.JSON)
}
