import type { DataRule } from '@tessera/domain/health/data-rules'
import type { Queryable } from '@tessera/server/database'
import { join, literal, sql } from '@tessera/server/sql'
import { type BookNarrowing, type BookSubject, bookRules } from './book-rules.ts'

/** A record of the ledger that breaks a rule. */
export interface BookFault {
  rule: DataRule
  about: BookSubject
  key: string
  /** The address of the record that people open, such as `documents/RV9000000001`. */
  record: string
}

const everything: BookNarrowing = () => sql`true`

/** Reads what breaks the rules of the ledger, by default in all of it. */
export const readBookFaults = (db: Queryable, only: BookNarrowing = everything): Promise<BookFault[]> =>
  db.rows<BookFault>(
    join(
      bookRules.map(
        ({ id, about, broken }) => sql`
          select ${literal(id)} as rule, ${literal(about)} as about, b.key, b.record from (${broken(only)}) b`,
      ),
      ' union all ',
    ),
  )
