import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { getStaffEmail } from './get-staff-email.ts'
import { listStaffEmails } from './list-staff-emails.ts'
import { resendEmail } from './resend-email.ts'

/** Emails of the shop, as staff find, read and send them again. */
export const staffEmailHandlers = (needs: { database: Database }) => ({
  ...handle(emailCalls.listEmails, (call) =>
    listStaffEmails(needs, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      customerNumber: queryValue(call, 'customerNumber'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(emailCalls.getEmail, (call) => getStaffEmail(needs, queryValue(call, 'emailId') ?? '')),
  ...handle(emailCalls.resendEmail, (call) => resendEmail(needs, call, call.body)),
})
