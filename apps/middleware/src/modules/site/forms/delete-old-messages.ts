import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** The privacy page promises two years. */
const retentionYears = 2

/** Deletes messages and booked consultations with their photos and receipts. Messages about an order stay with it. */
export async function deleteOldMessages(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - retentionYears)
  await db.rows(sql`
    with old as (
      select reference from form_receipts where form in ('contact', 'consultation') and created_at < ${before}
    ), messages as (
      delete from contact_messages where reference in (select reference from old)
    ), consultations_gone as (
      delete from consultations where reference in (select reference from old)
    )
    delete from form_receipts where reference in (select reference from old)`)
}
