import { staffCall } from './staff-call.ts'
import { StaffVendorPayment, VendorOpening, VendorPaymentPage } from './vendor-models.ts'

/** For the people who pay, not for those who answer forms. */
const vendorCall = staffCall(['CreditAdmin'])

/** Bank details that vendors sent, sealed until someone says why they are needed. */
export const vendorCalls = {
  listVendorPayments: vendorCall(
    'ListVendorPayments',
    'GET',
    'Lists bank details that vendors sent, newest first, 50 a page, without the accounts.',
    { query: ['page'], reply: VendorPaymentPage },
  ),
  getVendorPayment: vendorCall(
    'GetVendorPayment',
    'GET',
    'Gets bank details of one vendor and who opened them; with the account for ten minutes after the caller opened it.',
    { query: ['reference'], reply: StaffVendorPayment },
  ),
  openVendorPayment: vendorCall(
    'OpenVendorPayment',
    'POST',
    'Opens bank details to the caller for ten minutes, with a reason that is kept in the audit.',
    { body: VendorOpening },
  ),
}
