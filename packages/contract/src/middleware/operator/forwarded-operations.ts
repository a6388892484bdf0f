import { NamedOrders } from './order-models.ts'
import { staffCall } from './staff-call.ts'

/** For lists of orders that the platform forwarded to suppliers. */
export const forwardedCalls = {
  nameOrders: staffCall(['OrderAdmin', 'OrderReader'])(
    'NameOrders',
    'GET',
    'Gets the numbers and customers of up to 100 orders of the platform, by their IDs, separated by commas.',
    { query: ['orderIds'], reply: NamedOrders },
  ),
}
