import pg from 'pg'

/** A statement with its timeout; `pg` supports this property but does not declare it. */
export type LimitedQuery = pg.QueryConfig & { query_timeout?: number }

type Callback = (error: Error | null, result: pg.QueryResult) => void

/**
 * A query as the driver takes it. It copies a configuration by its property descriptors, which took 2 % of a checkout;
 * a query object is used as it is.
 */
const queryOf = (config: LimitedQuery, callback?: Callback) =>
  Object.assign(new pg.Query(''), config, callback && { callback })

export const submitToClient = (client: pg.PoolClient, config: LimitedQuery): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(queryOf(config, (error, result) => (error ? reject(error) : resolve(result))))
  })

/** The edge: a pool always returns a promise, though its types say otherwise. */
export const submitToPool = (pool: pg.Pool, config: LimitedQuery): Promise<pg.QueryResult> =>
  pool.query(queryOf(config)) as unknown as Promise<pg.QueryResult>
