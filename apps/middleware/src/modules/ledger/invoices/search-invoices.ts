import type { HistoryRow, InvoicePage } from '@tessera/client/shop/types.gen'
import type { DocumentQueryInput } from '@tessera/contract/middleware/lists/models'
import { documentTypes, isCredit } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { BusinessDay } from '../../../kit/business-day.ts'
import { type ListPage, readListQuery } from '../../../kit/list-query.ts'
import { type DocumentRow, documentColumns, documentPartners, documentView } from './document-row.ts'
import { historyRules, invoiceRules } from './list-rules.ts'
import { readDocumentPage } from './read-document-page.ts'

type ListInput = DocumentQueryInput

/** Lists debits, or the types named in the filter. `max` limits the page size "all". */
export async function searchInvoices(
  db: Queryable,
  accountId: string,
  input: ListInput,
  day: BusinessDay,
  max?: number,
): Promise<InvoicePage> {
  const question = readListQuery(input, invoiceRules, day, max)
  const namesTypes = input.filters?.some(({ key }) => key === 'ZZDOCTYFI')
  const source = {
    columns: documentColumns,
    also: documentPartners,
    accountId,
    side: namesTypes ? sql`true` : sql`d.side = 'debit'`,
    beside: openSums(day.today),
  }
  const { sums, ...page } = await readDocumentPage<DocumentRow, Sums>(db, source, question, input)
  return { ...page, ...sums, items: page.items.map((row) => documentView(row, day.today)) }
}

interface Sums {
  sums: { openCents: number; overdueCents: number }
}

const openSums =
  (today: string) =>
  (where: Sql): Sql =>
    sql`(
    select json_build_object(
      'openCents', coalesce(sum(d.open_cents), 0),
      'overdueCents', coalesce(sum(d.open_cents) filter (where d.due_on < ${today}::date), 0))
    from billing_documents d
    where ${where} and d.open_cents > 0 and d.side = 'debit') as sums`

interface HistoryRecord extends DocumentRow {
  reference: string | null
  words: string | null
  paidBy: string | null
}

/** Lists all documents of the account, debits and credits. */
export async function listHistory(
  db: Queryable,
  accountId: string,
  input: ListInput,
  day: BusinessDay,
  max?: number,
): Promise<ListPage<HistoryRow>> {
  const page = await readDocumentPage<HistoryRecord>(
    db,
    {
      columns: sql`${documentColumns}, d.reference, d.words,
        case when d.type = 'DZ' then concat_ws(' ', payer.first_name, payer.last_name) end as "paidBy"`,
      also: sql`${documentPartners} left join people payer on payer.id = d.person_id`,
      accountId,
    },
    readListQuery(input, historyRules, day, max),
    input,
  )
  return { ...page, items: page.items.map(historyView) }
}

const historyView = (row: HistoryRecord): HistoryRow => ({
  documentId: row.documentId,
  type: row.type,
  typeText: documentTypes[row.type].text,
  documentOn: row.documentOn,
  reference: row.reference ?? row.orderNumber,
  poNumber: row.poNumber,
  jobName: row.jobName,
  amountCents: row.amountCents,
  openCents: row.openCents,
  effectCents: row.reversedOn ? 0 : isCredit(row.type) ? -row.amountCents : row.amountCents,
  paidBy: row.paidBy || null,
  text: row.reversedOn ? ['Reversed', row.words].filter(Boolean).join(' · ') : row.words,
})
