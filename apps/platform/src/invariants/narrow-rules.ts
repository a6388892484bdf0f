import { sql } from '@tessera/server/sql'
import type { InvariantSubject, Narrowing } from './invariant.ts'

/** A record as rules are narrowed to it. */
export interface RecordKey {
  about: InvariantSubject
  /** Null for orders. */
  marketplace: string | null
  key: string
}

/** Only the records with these keys, all of one kind. */
export const narrowTo = (about: InvariantSubject, records: readonly RecordKey[]): Narrowing => {
  const keys = records.map(({ key }) => key)
  if (about === 'order') return (uid) => sql`${uid} = any(${keys}::bigint[])`
  const marketplaces = records.map(({ marketplace }) => marketplace)
  return (marketplace, id) =>
    sql`(${marketplace}, ${id}) in (select * from unnest(${marketplaces}::text[], ${keys}::text[]))`
}
