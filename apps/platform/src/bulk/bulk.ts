import type { Body } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'

/** One row of many: a body that the validator has passed, and the parents its address would name. */
export interface BulkRow {
  /** Of a resource; an assignment has none. */
  id: string | undefined
  params: Record<string, string>
  body: Body
}

/** Rows that are written together, in one transaction. */
export interface Bulk {
  db: Queryable
  marketplace: string
  rows: readonly BulkRow[]
}

/** What the API checks and changes one record at a time, for many: the rows to write, or a refusal. */
export type BulkRule = (bulk: Bulk) => Promise<readonly BulkRow[]>
/** What follows once they are written. */
export type BulkAftermath = (bulk: Bulk) => Promise<unknown>

/** The different texts under a name, sorted, so that locks are taken in one order. */
export const namedIn = (rows: readonly BulkRow[], field: string): string[] =>
  [...new Set(rows.map(({ body }) => body[field]).filter((id) => typeof id === 'string'))].sort()

/** The same of a parent in the address. */
export const parentsIn = (rows: readonly BulkRow[], parameter: string): string[] =>
  [...new Set(rows.map(({ params }) => params[parameter] ?? ''))].sort()
