import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { documentsInScope, visibleDocuments } from '../../people/rights/visible-documents.ts'

/** Condition for sheets a person may open. `s` is the sheet. */
export const visibleSheets = (customer: Customer): Sql => visibleDocuments(sql`s`, customer)

/** Sheets are never referred. */
export const sheetsInScope = (db: Queryable, customer: Customer, scope: number): Promise<Sql> =>
  documentsInScope(db, sql`s`, customer, scope, sql`false`)
