import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach } from 'vitest'
import { findNote } from '../../src/postgres/postmaster-file.ts'
import { isAlive } from '../../src/postgres/processes.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../../src/postgres/supervise.ts'

const made: string[] = []
const started: Embedded[] = []

/** A data folder of its own; whatever still runs in it after the test is stopped, and the folder removed. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-postgres-'))
  made.push(folder)
  return folder
}

export async function start(folder: string, more: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' }, ...more })
  started.push(embedded)
  return embedded
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export function getPid(embedded: Embedded): number {
  const pid = embedded.pid()
  if (pid === undefined) throw new Error('the database is not up')
  return pid
}

afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
  for (const folder of made.splice(0)) {
    const left = await findNote(join(folder, 'postgres'))
    if (left !== undefined && left.pid !== process.pid && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
})
