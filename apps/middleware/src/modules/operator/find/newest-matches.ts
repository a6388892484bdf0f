import { type Sql, sql } from '@tessera/server/sql'
import { matchesWords } from '../orders/search-words.ts'

const looked = sql`200`
const wanted = sql`12`
const maxOlder = sql`2000`

/** Tables with one row per order or invoice, in the order of an index. */
const sources = {
  orders: { table: sql`sales_documents`, row: sql`d`, day: sql`placed_at` },
  invoices: { table: sql`billing_documents`, row: sql`b`, day: sql`document_on` },
} as const

/**
 * A query for the IDs of the newest records with a text. Texts that most records have, such as the first digits of every
 * number, are found by a look at the newest records: the index of words would hand out all records, 25,000 in 300 ms.
 * The index is asked if that look finds few; of a text that thousands of older records have it then answers any of them.
 */
export function newestMatches(kind: keyof typeof sources, pattern: string): Sql {
  const { table, row, day } = sources[kind]
  const order = sql`order by ${row}.${day} desc, ${row}.id desc`
  const matches = matchesWords(kind, pattern)
  const newest = sql`select ${row}.id from (select * from ${table} ${row} ${order} limit ${looked}) ${row}
    where ${matches} limit ${wanted}`
  return sql`
    with newest as materialized (${newest})
    select id from newest
    union all
    (select ${row}.id from (
      select * from ${table} ${row} where ${matches} and (select count(*) from newest) < ${wanted} limit ${maxOlder}) ${row}
      ${order} limit ${wanted})`
}
