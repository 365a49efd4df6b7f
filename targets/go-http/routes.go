package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"path"
	"strconv"
	"time"

	"tare/go-http/contract"
)

type service struct {
	inMemory []contract.User
	users    *contract.Users
}

func routes(users *contract.Users) http.Handler {
	s := &service{contract.InMemoryUsers(), users}
	mux := http.NewServeMux()
	get(mux, "/{$}", s.hello)
	get(mux, "/ping", s.ping)
	get(mux, "/user", s.user)
	get(mux, "/users", s.allUsers)
	get(mux, "/delay", s.delay)
	get(mux, "/db/users/{id}", s.dbUser)
	get(mux, "/db/users", s.dbUsers)
	get(mux, "/health", s.health)
	mux.HandleFunc("/", notFound)
	return common(mux)
}

// An endpoint answers a request, or returns why it cannot.
type endpoint func(w http.ResponseWriter, r *http.Request) error

// get registers an endpoint for GET, which includes HEAD, and refuses the other methods: the mux's
// own refusal is plain text, and the pattern "/" would come before it.
func get(mux *http.ServeMux, pattern string, answer endpoint) {
	mux.HandleFunc("GET "+pattern, func(w http.ResponseWriter, r *http.Request) {
		if err := answer(w, r); err != nil {
			writeFailure(w, err)
		}
	})
	mux.HandleFunc(pattern, methodNotAllowed)
}

// common does what every request needs. A path that is not clean is unknown here; the mux would
// redirect it.
func common(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Server", contract.Server)
		defer answerPanic(w)
		if path.Clean(r.URL.Path) != r.URL.Path {
			notFound(w, r)
			return
		}
		mux.ServeHTTP(w, r)
	})
}

func answerPanic(w http.ResponseWriter) {
	if cause := recover(); cause != nil {
		log.Print(cause)
		writeFailure(w, contract.InternalError)
	}
}

func (s *service) hello(w http.ResponseWriter, _ *http.Request) error {
	return writeText(w, contract.Hello)
}

func (s *service) ping(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, contract.Pong{Message: "pong"})
}

func (s *service) user(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, contract.NewAccount())
}

func (s *service) allUsers(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, s.inMemory)
}

func (s *service) delay(w http.ResponseWriter, r *http.Request) error {
	ms, err := contract.Ms.FromQuery(r.URL)
	if err != nil {
		return err
	}
	time.Sleep(time.Duration(ms) * time.Millisecond)
	return writeText(w, contract.Delayed)
}

func (s *service) dbUser(w http.ResponseWriter, r *http.Request) error {
	id, err := contract.ID.Parse(r.PathValue("id"))
	if err != nil {
		return err
	}
	user, err := s.users.ByID(r.Context(), id)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, user)
}

func (s *service) dbUsers(w http.ResponseWriter, r *http.Request) error {
	limit, err := contract.Limit.FromQuery(r.URL)
	if err != nil {
		return err
	}
	users, err := s.users.First(r.Context(), limit)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, users)
}

func (s *service) health(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, contract.Health{Status: "UP", Target: target})
}

func notFound(w http.ResponseWriter, _ *http.Request) {
	writeFailure(w, contract.NotFound)
}

func methodNotAllowed(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Allow", contract.AllowedMethods)
	writeFailure(w, contract.MethodNotAllowed)
}

func writeFailure(w http.ResponseWriter, err error) {
	failure := contract.FailureOf(err)
	writeJSON(w, failure.Status, failure)
}

// writeJSON names the length, because net/http finds it out itself only up to 2 KB. A client that
// is gone is nobody's failure, so what Write returns is not looked at.
func writeJSON(w http.ResponseWriter, status int, value any) error {
	body, err := json.Marshal(value)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", contract.JSON)
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	w.Write(body)
	return nil
}

func writeText(w http.ResponseWriter, text string) error {
	w.Header().Set("Content-Type", contract.Plain)
	io.WriteString(w, text)
	return nil
}
