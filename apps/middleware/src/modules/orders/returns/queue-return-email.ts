import { describeQuantities } from '@tessera/domain/sales/describe-quantity'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { findReturnEmail, type ReturnNotice } from './return-emails.ts'

type Row = Omit<ReturnNotice, 'what'> & { lines: { boxes: number; unit: string; isSample: boolean }[] }

/** Emails the person who requested the return, in the transaction of the event it reports. */
export async function queueReturnEmail(db: Queryable, id: string, publicUrl: string): Promise<void> {
  const row = await db.find<Row>(sql`
    select p.email, p.first_name as "firstName", s.id, s.document_id as "orderId", s.kind, s.status, s.answer,
      (s.goods_cents + s.tax_cents)::float8 as cents, s.credit_to as "creditTo",
      (select concat_ws(', ', t.name, t.street, t.city, concat_ws(' ', t.state, t.zip)) from sales_documents d
        join stores t on t.id = d.store_id where d.id = s.document_id) as store,
      (select coalesce(json_agg(json_build_object('boxes', coalesce(r.accepted_boxes, r.boxes), 'unit', l.unit,
          'isSample', l.is_sample) order by l.line_no), '[]')
        from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
        where r.return_id = s.id) as lines
    from sales_returns s join people p on p.id = s.person_id and p.status = 'active'
    where s.id = ${id}`)
  if (!row) return
  const { lines, ...notice } = row
  const email = findReturnEmail({ ...notice, what: describeQuantities(lines) }, publicUrl)
  if (email) await queueEmail(db, email)
}
