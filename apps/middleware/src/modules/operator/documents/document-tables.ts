import type { DocumentKind } from '@tessera/contract/middleware/my-account-documents'
import { ownBillingCalls } from '@tessera/contract/middleware/own-billing'
import { statementColumns } from '@tessera/documents/lists/statement-columns'
import { type Table, tableOf } from '@tessera/documents/table'
import type { Drawing } from './document-needs.ts'

/** Documents that consist of one list, so they are also available in list formats. */
export const documentTables: Partial<Record<DocumentKind, (drawing: Drawing, id: string) => Promise<Table>>> = {
  statement: async ({ call, ask }, id) => {
    const statement = await ask(ownBillingCalls.getStatementDetail, call, { query: { statementId: id } })
    return tableOf('statement', `Statement ${statement.period}`, statementColumns, statement.lines)
  },
}
