import { marketingCalls } from '@tessera/contract/middleware/marketing'
import { sql } from '@tessera/server/sql'
import { isAdmitted, pretend, reply } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { email, plainName } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayWriteTo, saveReceipt } from '../../../kit/form-receipts.ts'
import { gather } from '../../../kit/gather.ts'
import { handle } from '../../../kit/http/handle.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { vendorInvitation } from './vendor-emails.ts'

const sent = (): string => 'We sent an email to this address. The link in it works once and expires in 24 hours.'

/** The bank form is reachable only through an email, which proves that the sender can read mail of that address. */
export const vendorPaymentEmailHandler = (needs: FormNeeds) =>
  handle(marketingCalls.vendorPaymentEmail, async (call) => {
    const wish = gather({
      email: () => email(call.body.email),
      company: () => plainName('company', call.body.company),
    })
    if (!(await isAdmitted(needs, call))) return pretend(sent, 'vendor-invitation')
    const reference = await needs.database.transaction(async (db) => {
      const made = await saveReceipt(db, 'vendor-invitation', wish.email, call.requestID)
      const [row] = await db.rows<{ id: string }>(sql`
        insert into vendor_invitations (reference, email, company)
        values (${made}, ${wish.email}, ${wish.company}) returning id`)
      const token = linkToken(needs.linkSecret, 'vendor', row?.id ?? '', call.now)
      const link = `${needs.publicUrl}/vendor-payment?token=${token}`
      if (await mayWriteTo(db, wish.email)) await queueMail(db, vendorInvitation(wish.email, wish.company, link))
      return made
    })
    return reply(sent(), reference)
  })
