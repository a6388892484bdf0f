import type pg from 'pg'
import type { AppliedMigration, AppliedMigrations } from './check-applied.ts'

/** Reads which files a schema has had. */
export async function readApplied(client: pg.Client, schema: string): Promise<AppliedMigrations> {
  const { rows } = await client.query<AppliedMigration>(
    `select number, checksum, is_expand as "isExpand" from ${client.escapeIdentifier(schema)}.migrations`,
  )
  return new Map(rows.map((row) => [row.number, row]))
}
