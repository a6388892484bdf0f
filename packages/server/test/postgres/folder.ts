import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcesses } from '@tessera/testing/end-processes'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '../../src/postgres/start-embedded.ts'

/** A new data folder; after the test its processes are ended and the folder is removed. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  onTestFinished(async () => {
    await endProcesses(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

export async function start(folder: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' }, ...more })
  onTestFinished(() => embedded.stop())
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

export function getPid(embedded: EmbeddedDatabase): number {
  const pid = embedded.pid()
  if (pid === undefined) throw new Error('the database is not up')
  return pid
}
