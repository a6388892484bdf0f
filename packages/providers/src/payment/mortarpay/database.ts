/** The part of a PostgreSQL connection used here; `pg`'s own types fit. */
export interface DatabaseConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
export interface DatabasePool extends DatabaseConnection {
  connect(): Promise<DatabaseConnection & { release(broken?: Error | boolean): void }>
}

export const rowsOf = async <Row>(db: DatabaseConnection, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query(text, values)).rows as Row[]

export async function inTransaction<T>(pool: DatabasePool, work: (db: DatabaseConnection) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
}
