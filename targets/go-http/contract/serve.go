package contract

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"
)

const (
	badSetting      = 2
	shutdownTimeout = 5 * time.Second
	headTimeout     = 20 * time.Second
	idleTimeout     = 60 * time.Second

	// net/http reads 4 KiB more than it is told to, so this refuses what is beyond 16 KiB.
	maxHeaderBytes = 12 << 10
)

// Run reads the settings, serves until SIGTERM, and lets what is in flight finish. It ends the
// process with status 2 and one line on stderr if a setting is bad or the port is taken.
func Run(port int, routes func(*Users) http.Handler) {
	settings, err := readSettings(port)
	exitIf(err, badSetting)
	users, err := OpenUsers(settings.Database)
	exitIf(err, badSetting)
	listener, err := net.Listen("tcp", net.JoinHostPort(settings.Host, strconv.Itoa(settings.Port)))
	exitIf(explain(err, settings), badSetting)
	exitIf(serve(listener, routes(users)), 1)
}

func serve(listener net.Listener, handler http.Handler) error {
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: headTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
	}
	stop, cancel := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer cancel()
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-stop.Done():
	}
	deadline, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	if err := server.Shutdown(deadline); err != nil {
		return server.Close()
	}
	return nil
}

// explain names the setting that a failure to listen is about.
func explain(err error, settings Settings) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.EADDRINUSE):
		return fmt.Errorf("PORT: %d on %s is taken by another process; stop it or set another port",
			settings.Port, settings.Host)
	case errors.Is(err, syscall.EACCES):
		return fmt.Errorf("PORT: %d may not be used here: permission denied", settings.Port)
	default:
		return fmt.Errorf("HOST: %q is no address of this machine", settings.Host)
	}
}

func exitIf(err error, status int) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(status)
	}
}
