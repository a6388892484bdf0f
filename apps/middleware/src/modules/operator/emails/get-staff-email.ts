import type { StaffEmail } from '@tessera/client/shop/types.gen'
import { hideLinksInHtml, hideLinksInText } from '@tessera/domain/email/hide-links'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { emailColumns, emailCustomer, type StaffEmailRow } from './list-staff-emails.ts'
import { isPrivateEmail } from './private-templates.ts'

interface Stored extends StaffEmailRow {
  text: string
  html: string | null
  nextAttemptAt: string | null
}

/** One email. Links in it open what is its reader's, so their targets are left out. */
export async function getStaffEmail({ database }: { database: Database }, id: string): Promise<StaffEmail> {
  const found = isUuid(id)
    ? await database.find<Stored>(sql`
        select ${emailColumns}, m.body as text, m.html, case when m.sent_at is null and m.given_up_at is null
          then ${utcText(sql`m.next_attempt_at`, 'milliseconds')} end as "nextAttemptAt"
        from mails m ${emailCustomer} where m.id = ${id}`)
    : undefined
  if (!found) return refuse('NotFound', { message: 'Emails are kept for 30 days. This one is gone.' })
  const isPrivate = isPrivateEmail(found.template)
  const copies = await database.rows<StaffEmailRow>(sql`
    select ${emailColumns} from mails m ${emailCustomer} where m.resent_of = ${id} order by m.created_at desc`)
  return {
    ...found,
    isPrivate,
    text: isPrivate ? null : hideLinksInText(found.text),
    html: isPrivate || found.html === null ? null : hideLinksInHtml(found.html),
    copies,
  }
}
