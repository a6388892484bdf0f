import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { documentsInScope, visibleDocuments } from '../../people/rights/visible-documents.ts'

/** Condition for quotes a person may open. `q` is the quote. */
export const visibleQuotes = (customer: Customer): Sql => visibleDocuments(sql`q`, customer)

/** Quotes are never referred. */
export const quotesInScope = (db: Queryable, customer: Customer, scope: number): Promise<Sql> =>
  documentsInScope(db, sql`q`, customer, scope, sql`false`)
