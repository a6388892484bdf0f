import { marketingCalls } from '@tessera/contract/middleware/marketing'
import { isAdmitted, pretend, reply } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { line, plainName } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { saveReceipt } from '../../../kit/form-receipts.ts'
import { gather } from '../../../kit/gather.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinked } from '../../../kit/link-token.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { getCentralEmail } from './choices.ts'
import { checkRoutingNumber } from './routing-number.ts'
import { vendorForUs, vendorReceived } from './vendor-emails.ts'
import { saveVendorPayment, useInvitation } from './vendor-records.ts'
import type { Payout } from './vendor-seal.ts'

type Body = ShopCall<typeof marketingCalls.vendorPayment>['body']

const thanks = (reference: string): string =>
  `Thank you. We received your payment details. Your reference is ${reference}.`

/** Bank data of a vendor, sealed on arrival. It never appears in a reply, an email or a log. */
export const vendorPaymentHandler = (needs: FormNeeds) =>
  handle(marketingCalls.vendorPayment, async (call) => {
    const invitationId = getLinked(needs.linkSecret, call.body.token, 'vendor', call.now)
    const { contact, payout } = readForm(call.body)
    if (!(await isAdmitted(needs, call))) return pretend(thanks, 'vendor-payment')
    const reference = await needs.database.transaction(async (db) => {
      const email = await useInvitation(db, invitationId)
      const made = await saveReceipt(db, 'vendor-payment', email, call.requestID)
      await saveVendorPayment(db, { ...contact, reference: made, invitationId, payout })
      await queueMail(db, vendorReceived(email, contact.contactName, made))
      await queueMail(db, vendorForUs(await getCentralEmail(db), made, contact.company))
      return made
    })
    return reply(thanks(reference), reference)
  })

function readForm(body: Body) {
  const {
    agrees: _,
    company,
    contactName,
    phone,
    ...payout
  } = gather({
    company: () => plainName('company', body.company),
    contactName: () => plainName('contactName', body.contactName),
    phone: () => checkPhone(body.phone),
    taxId: () => taxId(body.taxId),
    bankName: () => line('bankName', body.bankName),
    routingNumber: () => checkRoutingNumber(body.routingNumber),
    accountNumber: () => accountNumber(body.accountNumber),
    accountType: () => accountType(body.accountType),
    agrees: () => body.agrees || invalid('agrees', 'You must agree before we can pay to this account.'),
  })
  return { contact: { company, contactName, phone }, payout }
}

function taxId(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) ? digits : invalid('taxId', 'Enter a nine-digit tax ID, for example 12-3456789.')
}

function accountNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{4,17}$/.test(digits) ? digits : invalid('accountNumber', 'Enter an account number with 4 to 17 digits.')
}

function accountType(text: string): Payout['accountType'] {
  const type = text.trim().toLowerCase()
  return type === 'checking' || type === 'savings' ? type : invalid('accountType', 'Choose checking or savings.')
}
