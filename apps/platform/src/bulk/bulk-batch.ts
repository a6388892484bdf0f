import type { RequestBody } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'

/** One row: a validated body, and the parents that its path would name. */
export interface BulkRow {
  /** Set for resources; assignments have no ID. */
  id: string | undefined
  params: Record<string, string>
  body: RequestBody
}

/** Rows that are written in one transaction. */
export interface BulkBatch {
  db: Queryable
  marketplace: string
  rows: readonly BulkRow[]
}

/** Checks and completes all rows at once, as the API does one at a time. Returns the rows to write or throws. */
export type BulkRule = (bulk: BulkBatch) => Promise<readonly BulkRow[]>
/** Runs after the rows are written. */
export type BulkAfterWrite = (bulk: BulkBatch) => Promise<unknown>

/** The distinct values of a field, sorted so that locks are always taken in the same order. */
export const distinctTexts = (rows: readonly BulkRow[], field: string): string[] =>
  [...new Set(rows.map(({ body }) => body[field]).filter((id) => typeof id === 'string'))].sort()

/** The distinct values of a path parameter, sorted. */
export const distinctParents = (rows: readonly BulkRow[], parameter: string): string[] =>
  [...new Set(rows.map(({ params }) => params[parameter] ?? ''))].sort()
