/** Transactions share server connections. The pooler reaches the database through the balancer, so it follows it. */
export const pgbouncerConfig = (port: number, databasePort: number): string => `
[databases]
tessera = host=127.0.0.1 port=${databasePort} dbname=tessera user=tessera
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 400
`
