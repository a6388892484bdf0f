import type { DataRule } from '@tessera/domain/health/data-rules'
import { type Sql, sql } from '@tessera/server/sql'

/** The kind of record that a rule is about. */
export type InvariantSubject = 'order' | 'product' | 'promotion' | 'account'

/** Narrows a rule to certain records by the columns that have their keys: `uid` of an order, marketplace and ID otherwise. */
export type Narrowing = (...keys: Sql[]) => Sql

export interface Invariant {
  id: DataRule
  about: InvariantSubject
  /**
   * Selects what must not exist, each with a sentence in `what`: `uid` of the order, or `marketplace_id` and `key` of
   * another record.
   */
  broken: (only: Narrowing) => Sql
  /** Would read far more than the changed records. */
  isNightly?: true
}

export const allRecords: Narrowing = () => sql`true`
