import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  number: number
  name: string
  text: string
  checksum: string
  /**
   * An `expand` file leaves a schema that the last release works with, and a `contract` file takes away what only
   * earlier releases use. The first line says it; older files say nothing.
   */
  kind: 'expand' | 'contract' | 'unknown'
  /** Statements such as `create index concurrently` refuse a transaction. */
  isOutsideTransaction: boolean
}

/** Reads the numbered files of a folder in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+_.*\.sql$/.test(name))
  const files = await Promise.all(
    names.map(async (name) => toMigration(name, await readFile(join(folder, name), 'utf8'))),
  )
  return files.sort((a, b) => a.number - b.number)
}

const toMigration = (name: string, text: string): Migration => ({
  number: Number.parseInt(name, 10),
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
  kind: /^-- expand\b/.test(text) ? 'expand' : /^-- contract\b/.test(text) ? 'contract' : 'unknown',
  isOutsideTransaction: /^-- outside a transaction$/m.test(text),
})
