import type { StaffVendorPayment, VendorOpeningInput, VendorPaymentPage } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { optionalLine } from '../../../kit/form-fields.ts'
import { listPage } from '../../../kit/list-query.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { readPayout } from '../../site/forms/vendor-records.ts'
import { findOpening } from '../audit/find-opening.ts'
import { auditAuthor } from '../audit/list-audit.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

type Row = VendorPaymentPage['items'][number]
type Opened = StaffVendorPayment['openings'][number]

const action = 'vendor.open'

const columns = sql`v.reference, v.company, v.contact_name as "contactName", f.email, v.phone,
  ${utcText(sql`f.created_at`)} as "sentAt", t.done_at is not null as "isDone", t.done_by as "doneBy",
  (select count(*)::int from vendor_payments e join form_receipts g on g.reference = e.reference
    where lower(g.email) = lower(f.email) and g.created_at < f.created_at) as earlier`

const payments = sql`vendor_payments v join form_receipts f on f.reference = v.reference`
const task = sql`left join form_tasks t on t.reference = v.reference`

/** Bank details that vendors sent, newest first, without the accounts. */
export function listVendorPayments(db: Queryable, givenPage: string | undefined): Promise<VendorPaymentPage> {
  return listPage<Row>(
    db,
    { columns, from: payments, also: task, mine: sql`true` },
    staffPageQuery({
      page: givenPage,
      tie: sql`v.reference`,
      where: sql`true`,
      orderBy: sql`f.created_at desc, v.reference`,
    }),
  )
}

/** One of them. The account is there while the caller's own opening lasts. */
export async function getVendorPayment(
  db: Queryable,
  call: OperatorCall,
  reference: string,
): Promise<StaffVendorPayment> {
  const found = await db.find<Row>(sql`select ${columns} from ${payments} ${task} where v.reference = ${reference}`)
  if (!found) return refuse('NotFound')
  const opening = await findOpening(db, call, openingOf(reference))
  const openings = await db.rows<Opened>(sql`
    select ${auditAuthor} as by, ${utcText(sql`r.at`)} as at, r.after->>'reason' as reason
    from audit_records r left join people p on p.id = r.person_id
    where r.object = ${reference} and r.action = ${action} order by r.id desc limit 20`)
  const accounts = opening ? [await readPayout(db, reference)] : []
  return { ...found, accounts, openUntil: opening?.openUntil ?? null, openings }
}

/** The audit record is the opening. The same reason again, while it lasts, is the same opening. */
export const openVendorPayment = (database: Database, call: OperatorCall, body: VendorOpeningInput): Promise<void> =>
  database.transaction(async (db) => {
    const reason = optionalLine('reason', body.reason) ?? invalid('reason', 'Enter a reason.')
    const reference = body.reference ?? ''
    const found = await db.find<{ company: string }>(sql`
      select company from vendor_payments where reference = ${reference} for update`)
    if (!found) return refuse('NotFound')
    const known = await findOpening(db, call, openingOf(reference))
    if (known?.reason === reason) return
    const after = { reason, company: found.company }
    await recordOperatorAction(db, call, null, { action, object: reference, after })
  })

const openingOf = (reference: string) => ({ action, object: reference, minutes: 10 })
