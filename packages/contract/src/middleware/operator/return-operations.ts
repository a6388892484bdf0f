import { StaffReturnPage } from './return-models.ts'
import { staffCall } from './staff-call.ts'

/** Returns and claims of all customers. */
export const staffReturnCalls = {
  listReturns: staffCall(['OrderAdmin', 'OrderReader'])(
    'ListReturns',
    'GET',
    'Returns and damage claims of all customers, 50 a page: by step, by number, order or customer.',
    { query: ['view', 'search', 'page'], reply: StaffReturnPage },
  ),
}
