import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { sql } from '@tessera/server/sql'
import { admitForm, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredEmail, requiredName } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayEmail, saveReceipt } from '../../../kit/form-receipts.ts'
import { handle } from '../../../kit/http/handle.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { vendorInvitationEmail } from './vendor-emails.ts'

const sentMessage = (): string => 'We sent an email to this address. The link in it works once and expires in 24 hours.'

/** The bank form is reachable only through an email, which proves that the sender can read mail of that address. */
export const vendorPaymentEmailHandler = (needs: FormNeeds) =>
  handle(formCalls.vendorPaymentEmail, async (call) => {
    const request = checkFields({
      email: () => requiredEmail(call.body.email),
      company: () => requiredName('company', call.body.company),
    })
    if (!(await admitForm(needs, call))) return fakeFormReply(sentMessage, 'vendor-invitation')
    const reference = await needs.database.transaction(async (db) => {
      const made = await saveReceipt(db, 'vendor-invitation', request.email, call.requestID)
      const [row] = await db.rows<{ id: string }>(sql`
        insert into vendor_invitations (reference, email, company)
        values (${made}, ${request.email}, ${request.company}) returning id`)
      const token = linkToken(needs.linkSecret, 'vendor', row?.id ?? '', call.now)
      const link = `${needs.publicUrl}/vendor-payment?token=${token}`
      if (await mayEmail(db, request.email))
        await queueEmail(db, vendorInvitationEmail(request.email, request.company, link, needs.publicUrl))
      return made
    })
    return formReply(sentMessage(), reference)
  })
