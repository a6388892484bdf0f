import { vendorCalls } from '@tessera/contract/middleware/operator/vendor-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { getVendorPayment, listVendorPayments, openVendorPayment } from './vendor-payments.ts'

/** Bank details of vendors, for the people who pay them. */
export const vendorHandlers = ({ database }: { database: Database }) => ({
  ...handle(vendorCalls.listVendorPayments, (call) => listVendorPayments(database, queryValue(call, 'page'))),
  ...handle(vendorCalls.getVendorPayment, (call) =>
    getVendorPayment(database, call, queryValue(call, 'reference') ?? ''),
  ),
  ...handle(vendorCalls.openVendorPayment, async (call) => {
    await openVendorPayment(database, call, call.body)
    return undefined
  }),
})
