import type { Migration } from './read-migrations.ts'

export interface AppliedMigration {
  number: number
  checksum: string
  isExpand: boolean
}

/** By number. */
export type AppliedMigrations = ReadonlyMap<number, AppliedMigration>

/** Refuses a schema that this program cannot work with. */
export function checkApplied(files: Migration[], applied: AppliedMigrations, schema: string): void {
  checkNewer(files, applied, schema)
  checkChanged(files, applied)
}

/**
 * During a rolling deploy programs of the last release start beside the next one: files that only expand the schema do
 * not stop them.
 */
function checkNewer(files: Migration[], applied: AppliedMigrations, schema: string): void {
  const known = new Set(files.map(({ number }) => number))
  const contract = [...applied.values()].find(({ number, isExpand }) => !known.has(number) && !isExpand)
  if (contract)
    throw new Error(
      `The ${schema} schema is at migration ${contract.number}, newer than this program knows (${Math.max(0, ...known)}). Start a newer version.`,
    )
}

function checkChanged(files: Migration[], applied: AppliedMigrations): void {
  const changed = files.find(({ number, checksum }) => checksum !== (applied.get(number)?.checksum ?? checksum))
  if (changed)
    throw new Error(
      `Migration ${changed.name} was changed after it had been applied. Restore the file and add a new one.`,
    )
}
