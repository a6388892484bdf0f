import { EmailResend, ResentEmail, StaffEmail, StaffEmailPage } from './email-models.ts'
import { staffCall } from './staff-call.ts'

const emailCall = staffCall(['ServiceAdmin'])

/** Emails of the shop, of the last 30 days. */
export const emailCalls = {
  listEmails: emailCall(
    'ListEmails',
    'GET',
    'Lists emails of the last 30 days, 50 a page: by view, and by address, customer, order number or subject.',
    { query: ['view', 'search', 'customerNumber', 'page'], reply: StaffEmailPage },
  ),
  getEmail: emailCall('GetEmail', 'GET', 'Gets one email as its reader sees it, without the targets of its links.', {
    query: ['emailId'],
    reply: StaffEmail,
  }),
  resendEmail: emailCall(
    'ResendEmail',
    'POST',
    'Sends an email again to the same address, once per key; one that was not sent yet is tried now.',
    { body: EmailResend, reply: ResentEmail },
  ),
}
