import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { admitForm, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredLine, requiredName } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { saveReceipt } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { getSupportEmail } from './contact-topics.ts'
import { checkRoutingNumber } from './routing-number.ts'
import type { VendorPayout } from './seal-payout.ts'
import { staffVendorEmail, vendorReceivedEmail } from './vendor-emails.ts'
import { saveVendorPayment, useInvitation } from './vendor-records.ts'

type Body = ShopCall<typeof formCalls.vendorPayment>['body']

const thanksMessage = (reference: string): string =>
  `Thank you. We received your payment details. Your reference is ${reference}.`

/** Bank data of a vendor, sealed on arrival. It never appears in a reply, an email or a log. */
export const vendorPaymentHandler = (needs: FormNeeds) =>
  handle(formCalls.vendorPayment, async (call) => {
    const invitationId = getLinkSubject(needs.linkSecret, call.body.token, 'vendor', call.now)
    const { contact, payout } = readForm(call.body)
    if (!(await admitForm(needs, call))) return fakeFormReply(thanksMessage, 'vendor-payment')
    const reference = await needs.database.transaction(async (db) => {
      const email = await useInvitation(db, invitationId)
      const made = await saveReceipt(db, 'vendor-payment', email, call.requestID)
      await saveVendorPayment(db, { ...contact, reference: made, invitationId, payout })
      await queueEmail(db, vendorReceivedEmail(email, contact.contactName, made, needs.publicUrl))
      await queueEmail(db, staffVendorEmail(await getSupportEmail(db), made, contact.company, needs.publicUrl))
      return made
    })
    return formReply(thanksMessage(reference), reference)
  })

function readForm(body: Body) {
  const {
    agrees: _,
    company,
    contactName,
    phone,
    ...payout
  } = checkFields({
    company: () => requiredName('company', body.company),
    contactName: () => requiredName('contactName', body.contactName),
    phone: () => checkPhone(body.phone),
    taxId: () => checkTaxId(body.taxId),
    bankName: () => requiredLine('bankName', body.bankName),
    routingNumber: () => checkRoutingNumber(body.routingNumber),
    accountNumber: () => checkAccountNumber(body.accountNumber),
    accountType: () => checkAccountType(body.accountType),
    agrees: () => body.agrees || invalid('agrees', 'You must agree before we can pay to this account.'),
  })
  return { contact: { company, contactName, phone }, payout }
}

function checkTaxId(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) ? digits : invalid('taxId', 'Enter a nine-digit tax ID, for example 12-3456789.')
}

function checkAccountNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{4,17}$/.test(digits) ? digits : invalid('accountNumber', 'Enter an account number with 4 to 17 digits.')
}

function checkAccountType(text: string): VendorPayout['accountType'] {
  const type = text.trim().toLowerCase()
  return type === 'checking' || type === 'savings' ? type : invalid('accountType', 'Choose checking or savings.')
}
