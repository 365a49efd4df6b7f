package contract

import (
	"errors"
	"log"
	"net/http"
)

// A Failure is an answer that is not 200: its status, and its body.
type Failure struct {
	Status int    `json:"-"`
	Text   string `json:"error"`
}

// The failures that have one text.
var (
	NotFound            = Failure{http.StatusNotFound, "not found"}
	MethodNotAllowed    = Failure{http.StatusMethodNotAllowed, "method not allowed"}
	DatabaseUnavailable = Failure{http.StatusServiceUnavailable, "database unavailable"}
	InternalError       = Failure{http.StatusInternalServerError, "internal error"}
)

// Error makes a Failure an error.
func (f Failure) Error() string {
	return f.Text
}

// FailureOf returns what to answer after an error; one that nobody foresaw goes to the log.
func FailureOf(err error) Failure {
	var failure Failure
	if errors.As(err, &failure) {
		return failure
	}
	log.Print(err)
	return InternalError
}
