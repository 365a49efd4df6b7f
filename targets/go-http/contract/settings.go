package contract

import (
	"errors"
	"fmt"
	"os"
	"strconv"
)

// Settings of a target, read from the environment.
type Settings struct {
	Host     string
	Port     int
	Database DatabaseSettings
}

// DatabaseSettings say where the database is and how many connections the target holds to it.
type DatabaseSettings struct {
	Host     string
	Port     int
	Name     string
	User     string
	Password string
	PoolSize int
}

// readSettings returns the settings, or an error with a line for each bad one.
func readSettings(port int) (Settings, error) {
	var problems []error
	number := func(variable string, absent, highest int) int {
		value, err := strconv.Atoi(text(variable, strconv.Itoa(absent)))
		if err != nil || value < 1 || value > highest {
			problems = append(problems, fmt.Errorf("%s: expected a number from 1 to %d, got %q",
				variable, highest, os.Getenv(variable)))
		}
		return value
	}
	settings := Settings{
		Host: text("HOST", "127.0.0.1"),
		Port: number("PORT", port, 65535),
		Database: DatabaseSettings{
			Host:     text("DB_HOST", "127.0.0.1"),
			Port:     number("DB_PORT", 5432, 65535),
			Name:     text("DB_NAME", "tare"),
			User:     text("DB_USER", "tare"),
			Password: text("DB_PASSWORD", "tare"),
			PoolSize: number("DB_POOL_SIZE", 16, 1000),
		},
	}
	return settings, errors.Join(problems...)
}

func text(variable, absent string) string {
	if value := os.Getenv(variable); value != "" {
		return value
	}
	return absent
}
