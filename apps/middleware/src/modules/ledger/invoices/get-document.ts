import type { BillingDetail } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { documentTypes } from '@tessera/domain/billing/document-types'
import type { DisputedPart } from '@tessera/domain/billing/plan-dispute'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { listDisputeOutcomes } from './dispute-outcomes.ts'
import { type DocumentRow, documentColumns, documentPartners, documentView } from './document-row.ts'
import { readBilledLines } from './read-billed-lines.ts'

interface DetailRow extends DocumentRow {
  goodsCents: number
  freightCents: number
  taxCents: number
  text: string | null
  disputeReason: string | null
  disputedAt: string | null
  clearedOn: string | null
  remindOn: string | null
  applications: { documentId: string; type: DocumentPrefix; bookedOn: string; cents: number }[]
  disputedParts: DisputedPart[] | null
  customerNumber: string
}

/** A document with the amounts applied to it; one of another account is not found. */
export async function getDocument(
  db: Queryable,
  accountId: string,
  id: string,
  today: string,
  personID: string | null = null,
): Promise<BillingDetail> {
  const found = await db.find<{ row: DetailRow }>(sql`
    select row_to_json(detail) as row from (
      select ${documentColumns}, d.goods_cents as "goodsCents", d.freight_cents as "freightCents",
        d.tax_cents as "taxCents", d.words as text, d.dispute_reason as "disputeReason", d.disputed_at as "disputedAt",
        d.disputed_lines as "disputedParts", (select number from accounts where id = d.account_id) as "customerNumber",
        d.cleared_on as "clearedOn", (select to_char(remind_on, 'YYYY-MM-DD') from invoice_reminders
          where document_id = d.id and person_id = ${personID} and sent_at is null) as "remindOn", coalesce((
          select json_agg(json_build_object('documentId', o.id, 'type', o.type, 'bookedOn', e.booked_on,
            'cents', abs(p.cents)) order by e.booked_on, e.id)
          from ledger_postings p
          join ledger_entries e on e.id = p.entry_id and e.kind = 'application' and e.reverses_id is null
            and not exists (select from ledger_entries r where r.reverses_id = e.id)
          join ledger_postings other on other.entry_id = e.id and other.line <> p.line
          join billing_documents o on o.id = other.billing_document_id
          where p.billing_document_id = d.id), '[]') as applications
      from billing_documents d ${documentPartners}
      where d.id = ${id} and d.account_id = ${accountId}
    ) detail`)
  if (!found) return refuse('NotFound', { message: 'We couldn’t find this document.' })
  const { disputedParts, reversedOn, ...row } = found.row
  const [billed, disputeOutcomes] = await Promise.all([readBilledLines(db, id, row), listDisputeOutcomes(db, id)])
  return {
    ...row,
    ...billed,
    disputedLines: disputedLinesOf(disputedParts ?? [], billed.lines),
    disputeOutcomes,
    ...documentView({ ...row, reversedOn }, today),
    applications: row.applications.map((one) => ({ ...one, typeText: documentTypes[one.type].text })),
  }
}

/** A dispute of before the lines were known, or of an amount alone, names none. */
const disputedLinesOf = (
  parts: readonly DisputedPart[],
  lines: BillingDetail['lines'],
): BillingDetail['disputedLines'] =>
  parts.map((part) => {
    const { name = '', unit = 'box' } = lines.find(({ lineNo }) => lineNo === part.lineNo) ?? {}
    return { ...part, name, unit }
  })
