import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { documentTypes, postingText } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { getDocument } from '../../ledger/invoices/get-document.ts'
import { isPaidOut } from '../../ledger/refunds/credit-refunds.ts'
import { remindedAt } from './reminded-at.ts'

interface Head
  extends Pick<
    StaffDocument,
    | 'customerNumber'
    | 'customer'
    | 'timeZone'
    | 'reference'
    | 'disputedBy'
    | 'remindedAt'
    | 'postedBy'
    | 'reversedBy'
    | 'payEmail'
    | 'refundableCents'
    | 'refundingCents'
  > {
  accountId: string
}

interface MovementRow extends Omit<StaffDocument['movements'][number], 'text'> {
  kind: string
  isReversal: boolean
}

/** A document of any customer, with every movement of its open amount. */
export async function getStaffDocument(db: Queryable, id: string, now: Date): Promise<StaffDocument> {
  const head = (await findHead(db, id)) ?? refuse('NotFound', { message: 'We couldn’t find this document.' })
  const { accountId, ...shown } = head
  const today = await readToday(db, head, now)
  const [document, movements] = await Promise.all([getDocument(db, accountId, id, today), readMovements(db, id)])
  return {
    ...shown,
    document,
    movements: movements.map(({ kind, isReversal, ...movement }) => ({
      ...movement,
      text: movementText(kind, isReversal, document),
    })),
  }
}

const movementTexts: Readonly<Record<string, string>> = { 'write-off': 'Written off', refund: 'Refunded' }

function movementText(kind: string, isReversal: boolean, { type, isCredit }: StaffDocument['document']): string {
  if (kind === 'application' && isReversal) return isCredit ? 'No longer applied to' : 'No longer paid by'
  if (kind === 'application') return isCredit ? 'Applied to' : 'Paid by'
  if (isReversal) return postingText(type, true)
  return movementTexts[kind] ?? `${documentTypes[type].text} posted`
}

const findHead = (db: Queryable, id: string): Promise<Head | undefined> =>
  db.find<Head>(sql`
    select d.account_id as "accountId", a.number as "customerNumber", a.name as customer,
      time_zone_of(a.id, null) as "timeZone", d.reference, ${remindedAt} as "remindedAt",
      (select first_name || ' ' || last_name from people where id = d.disputed_by) as "disputedBy",
      (select json_build_object('name', s.posted_by, 'reason', s.reason,
          'at', ${utcText(sql`s.posted_at`)})
        from staff_postings s where s.document_id = d.id and s.kind <> 'apply') as "postedBy",
      (select json_build_object('name', r.reversed_by, 'reason', r.reason,
          'at', ${utcText(sql`r.reversed_at`)})
        from staff_reversals r where r.document_id = d.id) as "reversedBy",
      (select email from people where account_id = a.id and status = 'active'
        order by 'billing-pay' = any(rights) desc, created_at limit 1) as "payEmail",
      (case when ${isPaidOut} then d.open_cents - d.held_cents else 0 end)::float8 as "refundableCents",
      coalesce((select sum(cents) from credit_refunds r where r.credit_id = d.id and r.state = 'requested'), 0)::float8
        as "refundingCents"
    from billing_documents d join accounts a on a.id = d.account_id
    where d.id = ${id}`)

/**
 * A posting that lowers what is open is below zero, on a debit and on a credit alike. A document comes before its uses:
 * both may be written by one statement, in any order.
 */
const readMovements = (db: Queryable, id: string): Promise<MovementRow[]> =>
  db.rows(sql`
    select m."bookedOn", m.kind, m."isReversal", m."otherId", m.cents::float8 as cents,
      (sum(m.cents) over (order by m."bookedOn", m."isUse", m.entry))::float8 as "openCents"
    from (
      select e.id as entry, e.booked_on::text as "bookedOn", e.kind,
        e.reverses_id is not null as "isReversal",
        e.kind in ('application', 'write-off', 'refund') or e.reverses_id is not null as "isUse",
        case when d.side = 'debit' then p.cents else -p.cents end as cents,
        (select o.billing_document_id from ledger_postings o
          where o.entry_id = e.id and o.billing_document_id <> d.id limit 1) as "otherId"
      from ledger_postings p
      join ledger_entries e on e.id = p.entry_id
      join billing_documents d on d.id = p.billing_document_id
      where p.billing_document_id = ${id}) m
    order by m."bookedOn", m."isUse", m.entry`)
