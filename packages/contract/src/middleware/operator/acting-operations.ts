import { CustomerCall, CustomerCallAnswer } from './acting-models.ts'
import { staffCall } from './staff-call.ts'

/** Calls in the name of a customer. */
export const actingCalls = {
  callAsCustomer: staffCall(['BuyerImpersonation'])(
    'CallAsCustomer',
    'POST',
    'Runs an operation of the platform under /me or /cart as a person of a customer, as the impersonation configuration allows.',
    { body: CustomerCall, reply: CustomerCallAnswer },
  ),
}
