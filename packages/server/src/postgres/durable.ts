import type { Client } from 'pg'

const needed = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']

export class NotDurableError extends Error {}

/** A kill -9 does not reveal weak settings, a power cut does; so they are checked, not assumed. */
export async function assertDurable(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [needed],
  )
  const weak = needed.filter((name) => rows.find((row) => row.name === name)?.setting !== 'on')
  if (weak.length === 0) return
  throw new NotDurableError(`Refusing to run: accepted orders could be lost while ${weak.join(', ')} is not on.`)
}
