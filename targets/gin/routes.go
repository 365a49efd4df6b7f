package main

import (
	"net/http"
	"time"

	"github.com/gin-gonic/gin"

	"tare/go-http/contract"
)

type service struct {
	inMemory []contract.User
	users    *contract.Users
}

func routes(users *contract.Users) http.Handler {
	s := &service{contract.InMemoryUsers(), users}
	engine := gin.New()
	engine.HandleMethodNotAllowed = true
	engine.RedirectTrailingSlash = false
	engine.Use(gin.CustomRecovery(internalError), serverHeader)
	engine.NoRoute(notFound)
	engine.NoMethod(methodNotAllowed)
	get(engine, "/", s.hello)
	get(engine, "/ping", s.ping)
	get(engine, "/user", s.user)
	get(engine, "/users", s.allUsers)
	get(engine, "/delay", s.delay)
	get(engine, "/db/users/:id", s.dbUser)
	get(engine, "/db/users", s.dbUsers)
	get(engine, "/health", s.health)
	return engine
}

func get(engine *gin.Engine, path string, handler gin.HandlerFunc) {
	engine.Match([]string{http.MethodGet, http.MethodHead}, path, handler)
}

func serverHeader(c *gin.Context) {
	c.Header("Server", contract.Server)
}

func (s *service) hello(c *gin.Context) {
	text(c, contract.Hello)
}

func (s *service) ping(c *gin.Context) {
	ok(c, contract.Pong{Message: "pong"})
}

func (s *service) user(c *gin.Context) {
	ok(c, contract.NewAccount())
}

func (s *service) allUsers(c *gin.Context) {
	ok(c, s.inMemory)
}

func (s *service) delay(c *gin.Context) {
	ms, err := contract.Ms.FromQuery(c.Request.URL)
	if err != nil {
		fail(c, err)
		return
	}
	time.Sleep(time.Duration(ms) * time.Millisecond)
	text(c, contract.Delayed)
}

func (s *service) dbUser(c *gin.Context) {
	id, err := contract.ID.Parse(c.Param("id"))
	if err != nil {
		fail(c, err)
		return
	}
	user, err := s.users.ByID(c.Request.Context(), id)
	if err != nil {
		fail(c, err)
		return
	}
	ok(c, user)
}

func (s *service) dbUsers(c *gin.Context) {
	limit, err := contract.Limit.FromQuery(c.Request.URL)
	if err != nil {
		fail(c, err)
		return
	}
	users, err := s.users.First(c.Request.Context(), limit)
	if err != nil {
		fail(c, err)
		return
	}
	ok(c, users)
}

func (s *service) health(c *gin.Context) {
	ok(c, contract.Health{Status: "UP", Target: target})
}

func notFound(c *gin.Context) {
	fail(c, contract.NotFound)
}

// methodNotAllowed runs once Gin has set Allow to the methods that the path has.
func methodNotAllowed(c *gin.Context) {
	fail(c, contract.MethodNotAllowed)
}

func internalError(c *gin.Context, _ any) {
	fail(c, contract.InternalError)
}

func ok(c *gin.Context, value any) {
	c.Render(http.StatusOK, JSON{value})
}

func fail(c *gin.Context, err error) {
	failure := contract.FailureOf(err)
	c.Render(failure.Status, JSON{failure})
}

func text(c *gin.Context, body string) {
	c.Data(http.StatusOK, contract.Plain, []byte(body))
}
