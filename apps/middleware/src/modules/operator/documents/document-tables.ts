import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import type { DocumentKind } from '@tessera/contract/middleware/documents/models'
import { type ExportTable, tableOf } from '@tessera/documents/export-table'
import { statementColumns } from '@tessera/documents/lists/statement-columns'
import type { DocumentContext } from './document-needs.ts'

/** Documents that consist of one list, so they are also available in list formats. */
export const documentTables: Partial<
  Record<DocumentKind, (drawing: DocumentContext, id: string) => Promise<ExportTable>>
> = {
  statement: async ({ call, ask }, id) => {
    const statement = await ask(billingCalls.getStatementDetail, call, { query: { statementId: id } })
    return tableOf('statement', `Statement ${statement.period}`, statementColumns, statement.lines)
  },
}
