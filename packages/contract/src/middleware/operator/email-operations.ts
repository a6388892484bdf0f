import type { CustomRole } from '../../platform/roles.ts'
import { defineCall } from '../kit.ts'
import { EmailResend, ResentEmail, StaffEmail, StaffEmailPage } from './email-models.ts'

const roles = ['ServiceAdmin'] as const satisfies readonly CustomRole[]

/** Emails of the shop, of the last 30 days. */
export const emailCalls = {
  listEmails: defineCall({
    id: 'Operator.ListEmails',
    verb: 'GET',
    path: '/api/operator/ListEmails',
    summary: 'Emails of the last 30 days, 50 a page: by view, and by address, customer, order number or subject.',
    isAddition: true,
    access: 'operator',
    roles,
    query: ['view', 'search', 'page'],
    reply: StaffEmailPage,
  }),
  getEmail: defineCall({
    id: 'Operator.GetEmail',
    verb: 'GET',
    path: '/api/operator/GetEmail',
    summary: 'One email as its reader sees it, without the targets of its links.',
    isAddition: true,
    access: 'operator',
    roles,
    query: ['emailId'],
    reply: StaffEmail,
  }),
  resendEmail: defineCall({
    id: 'Operator.ResendEmail',
    verb: 'POST',
    path: '/api/operator/ResendEmail',
    summary: 'Sends an email again to the same address, once per key; one that was not sent yet is tried now.',
    isAddition: true,
    access: 'operator',
    roles,
    body: EmailResend,
    reply: ResentEmail,
  }),
}
