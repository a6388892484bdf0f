import { ProRequest, ProRequestPage } from './pro-models.ts'
import { staffCall } from './staff-call.ts'

/** Requests for Pro Accounts; they are decided with DecideProAccount. */
export const proRequestCalls = {
  listProRequests: staffCall(['OrderAdmin'])(
    'ListProRequests',
    'GET',
    'Requests for Pro Accounts, 50 a page, the oldest first: by view, by number, company, person, email or phone.',
    { query: ['view', 'search', 'page'], reply: ProRequestPage },
  ),
  getProRequest: staffCall(['OrderAdmin'])(
    'GetProRequest',
    'GET',
    'One request for a Pro Account with its decisions so far, words to use again, and the next request that waits.',
    { query: ['customerNumber'], reply: ProRequest },
  ),
}
