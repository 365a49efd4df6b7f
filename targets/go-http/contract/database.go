package contract

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// DBUser is a row of the table users.
type DBUser struct {
	User
	City      string    `json:"city"`
	Bio       string    `json:"bio"`
	CreatedAt time.Time `json:"createdAt"`
}

const (
	columns    = "SELECT id, username, name, email, age, active, city, bio, created_at FROM users"
	userByID   = columns + " WHERE id = $1"
	firstUsers = columns + " ORDER BY id LIMIT $1"
)

// maxWait bounds the wait for a connection and the query together.
const maxWait = 2 * time.Second

// Users reads the table users.
type Users struct {
	pool *pgxpool.Pool
}

// OpenUsers opens a pool, whether there is a database yet or not.
func OpenUsers(settings DatabaseSettings) (*Users, error) {
	address := url.URL{
		Scheme: "postgres",
		User:   url.UserPassword(settings.User, settings.Password),
		Host:   net.JoinHostPort(settings.Host, strconv.Itoa(settings.Port)),
		Path:   settings.Name,
		RawQuery: url.Values{
			"application_name": {"tare"},
			"connect_timeout":  {"2"},
			"pool_max_conns":   {strconv.Itoa(settings.PoolSize)},
		}.Encode(),
	}
	pool, err := pgxpool.New(context.Background(), address.String())
	if err != nil {
		return nil, fmt.Errorf("DB_HOST: %q cannot stand in the address of a database", settings.Host)
	}
	return &Users{pool}, nil
}

// ByID returns the row with that key, or NotFound.
func (u *Users) ByID(ctx context.Context, id int) (DBUser, error) {
	users, err := u.query(ctx, userByID, id)
	if err == nil && len(users) == 0 {
		return DBUser{}, NotFound
	}
	if err != nil {
		return DBUser{}, err
	}
	return users[0], nil
}

// First returns the first rows by id.
func (u *Users) First(ctx context.Context, limit int) ([]DBUser, error) {
	return u.query(ctx, firstUsers, limit)
}

func (u *Users) query(ctx context.Context, sql string, parameter int) ([]DBUser, error) {
	ctx, cancel := context.WithTimeout(ctx, maxWait)
	defer cancel()
	rows, _ := u.pool.Query(ctx, sql, parameter)
	users, err := pgx.CollectRows(rows, scanUser)
	if err != nil && isUnavailable(err) {
		return nil, DatabaseUnavailable
	}
	return users, err
}

func scanUser(row pgx.CollectableRow) (DBUser, error) {
	user, err := pgx.RowToStructByPos[DBUser](row)
	user.CreatedAt = user.CreatedAt.UTC()
	return user, err
}

// isUnavailable tells a database that is away from a statement that it refused. It is away if no
// connection came about or one broke, and if the server says so: SQLSTATE class 08, 53 (too many
// connections) or 57P (it starts, stops, or was told to end the session).
func isUnavailable(err error) bool {
	var refused *pgconn.PgError
	var noConnection *pgconn.ConnectError
	if errors.As(err, &noConnection) || !errors.As(err, &refused) {
		return true
	}
	class := refused.Code[:2]
	return class == "08" || class == "53" || refused.Code[:3] == "57P"
}
