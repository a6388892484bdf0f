import type { DataRule } from '@tessera/domain/health/data-rules'
import type { Queryable } from '@tessera/server/database'
import { join, literal, type Sql, sql } from '@tessera/server/sql'
import type { Invariant, InvariantSubject, Narrowing } from './invariant.ts'

/** A record that breaks a rule. */
export interface Violation {
  rule: DataRule
  about: InvariantSubject
  /** Null where the record is gone. */
  marketplace: string | null
  /** Narrows the rule to this record: `uid` of an order, otherwise the ID. */
  key: string
  /** The address of the record, such as `products/p`. */
  record: string
  /** Which figures do not agree, for logs. */
  what: string
}

const rowsOf = ({ id, about, broken }: Invariant, only: Narrowing): Sql =>
  about === 'order'
    ? sql`
      select ${literal(id)} as rule, ${literal(about)} as about, o.marketplace_id as marketplace, b.uid::text as key,
        concat(case o.side when 'seller' then 'orders/Outgoing/' else 'orders/Incoming/' end, o.id) as record, b.what
      from (${broken(only)}) b left join orders o on o.uid = b.uid`
    : sql`
      select ${literal(id)} as rule, ${literal(about)} as about, b.marketplace_id as marketplace, b.key,
        concat(${literal(folders[about])}, b.key) as record, b.what
      from (${broken(only)}) b`

const folders = { product: 'products/', promotion: 'promotions/', account: 'buyers/' } as const

/** Reads what breaks the rules, in one statement for all of them. */
export const readViolations = (db: Queryable, rules: readonly Invariant[], only: Narrowing): Promise<Violation[]> =>
  db.rows<Violation>(
    join(
      rules.map((rule) => rowsOf(rule, only)),
      ' union all ',
    ),
  )

/** Which figures of which record break the rule. */
export const describeViolation = ({ rule, what }: Violation): string => `${rule}: ${what}`
