-- 10,000 users by rule, with no random value, so that every installation holds the same bytes.
-- `bio` brings each row's JSON to 286 bytes. Rows that are there already stay as they are.
WITH numbered AS (
    SELECT id, CASE WHEN id < 10000 THEN lpad(id::text, 4, '0') ELSE id::text END AS number
    FROM generate_series(1, 10000) AS id
), rows AS (
    SELECT id,
           'user' || number                  AS username,
           'User ' || number                 AS name,
           'user' || number || '@example.com' AS email,
           18 + id % 60                      AS age,
           id % 2 = 0                        AS active,
           (ARRAY['Beijing 北京', 'São Paulo', 'Zürich', 'Nairobi', 'Reykjavík'])[id % 5 + 1] AS city,
           TIMESTAMPTZ '2026-01-01 00:00:00+00' + id * INTERVAL '1 minute' AS created_at
    FROM numbered
)
INSERT INTO users (id, username, name, email, age, active, city, bio, created_at)
SELECT id, username, name, email, age, active, city,
       left(repeat('benchmark ', 29), 286 - octet_length(convert_to(format(
           '{"id":%s,"username":"%s","name":"%s","email":"%s","age":%s,"active":%s,"city":"%s","bio":"","createdAt":"2026-01-01T00:00:00Z"}',
           id, username, name, email, age, CASE WHEN active THEN 'true' ELSE 'false' END, city), 'UTF8'))),
       created_at
FROM rows
ON CONFLICT (id) DO NOTHING;

ANALYZE users;
