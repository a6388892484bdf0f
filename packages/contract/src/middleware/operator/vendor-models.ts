import { flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

const vendorFields = {
  reference: requiredText(20),
  company: requiredText(200),
  contactName: requiredText(200),
  /** The address that got the link to the form. */
  email: requiredText(320),
  phone: text(40),
  sentAt: requiredText(40),
  /** How often this address sent details before. */
  earlier: count(),
  /** Staff called the vendor and marked the form as done. */
  isDone: flag(),
  doneBy: text(200),
}

/** Bank details of a vendor as they were sent; the account itself is sealed. */
const VendorPayment = model('VendorPayment', vendorFields)
export const VendorPaymentPage = pageOf('VendorPaymentPage', VendorPayment)

const VendorAccount = model('VendorAccount', {
  taxId: requiredText(9),
  bankName: requiredText(200),
  routingNumber: requiredText(9),
  accountNumber: requiredText(17),
  accountType: oneOf(['checking', 'savings'] as const),
})

const VendorOpeningRecord = model('VendorOpeningRecord', {
  by: requiredText(200),
  at: requiredText(40),
  reason: requiredText(300),
})

export const StaffVendorPayment = model('StaffVendorPayment', {
  ...vendorFields,
  /** One, while the caller's own opening lasts; none otherwise. */
  accounts: requiredList(VendorAccount),
  openUntil: text(40),
  /** Everyone who opened it, newest first. */
  openings: requiredList(VendorOpeningRecord),
})

export const VendorOpening = model('VendorOpening', {
  reference: requiredText(20),
  /** Why; kept in the audit. Without one it is not opened. */
  reason: text(300),
})
