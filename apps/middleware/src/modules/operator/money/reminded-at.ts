import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'

/** The last reminder of document `d`, by staff or by the daily job. */
export const remindedAt = utcText(sql`select max(r.at) from (
  select sent_at as at from staff_reminders where document_id = d.id
  union all
  select sent_at from billing_reminders where document_id = d.id) r`)
