// Package contract holds what the Go targets share: the bodies, the users in memory and in the
// database, the settings, and the life of the process. It knows nothing of routing.
package contract

import "fmt"

// Texts that targets answer with, and the header values that are the same for all of them.
const (
	Hello          = "Hello, World!"
	Delayed        = "OK"
	Server         = "tare"
	Plain          = "text/plain;charset=UTF-8"
	JSON           = "application/json"
	AllowedMethods = "GET, HEAD"
)

// Pong is the body of GET /ping.
type Pong struct {
	Message string `json:"message"`
}

// Health is the body of GET /health.
type Health struct {
	Status string `json:"status"`
	Target string `json:"target"`
}

// Account is the body of GET /user.
type Account struct {
	ID       int    `json:"id"`
	Username string `json:"username"`
	Email    string `json:"email"`
}

// NewAccount returns the one account there is.
func NewAccount() Account {
	return Account{100, "user0100", "user0100@example.com"}
}

// User is one of those that a target keeps in memory.
type User struct {
	ID       int    `json:"id"`
	Username string `json:"username"`
	Name     string `json:"name"`
	Email    string `json:"email"`
	Age      int    `json:"age"`
	Active   bool   `json:"active"`
}

const usersInMemory = 1000

// InMemoryUsers builds the users of GET /users, once at start.
func InMemoryUsers() []User {
	users := make([]User, 0, usersInMemory)
	for id := 1; id <= usersInMemory; id++ {
		username := fmt.Sprintf("user%04d", id)
		users = append(users, User{
			ID:       id,
			Username: username,
			Name:     fmt.Sprintf("User %04d", id),
			Email:    username + "@example.com",
			Age:      18 + id%60,
			Active:   id%2 == 0,
		})
	}
	return users
}
