import { ProRequest, ProRequestPage } from './pro-models.ts'
import { staffCall } from './staff-call.ts'

/** Requests for Pro Accounts; they are decided with DecideProAccount. */
export const proRequestCalls = {
  listProRequests: staffCall(['CreditAdmin'])(
    'ListProRequests',
    'GET',
    'Lists requests for Pro Accounts, 50 a page, the oldest first: by view, by number, company, person, email or phone.',
    { query: ['view', 'search', 'page'], reply: ProRequestPage },
  ),
  getProRequest: staffCall(['CreditAdmin'])(
    'GetProRequest',
    'GET',
    'Gets a Pro Account request with earlier decisions, templates, and the next request to decide.',
    { query: ['customerNumber'], reply: ProRequest },
  ),
}
