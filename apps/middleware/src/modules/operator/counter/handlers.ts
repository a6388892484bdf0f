import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { CounterNeeds } from './counter-needs.ts'
import { placeCounterOrder } from './place-counter-order.ts'
import { deleteCounterOrder, readCounterOrder, saveCounterOrder } from './save-counter-order.ts'
import { listCounterOrders } from './stored-counter-order.ts'

/** Orders that staff enter for a customer. */
export const counterHandlers = (needs: CounterNeeds) => ({
  ...handle(counterCalls.listCounterOrders, () => listCounterOrders(needs.database)),
  ...handle(counterCalls.getCounterOrder, (call) => readCounterOrder(needs, queryValue(call, 'id') ?? '', call.now)),
  ...handle(counterCalls.saveCounterOrder, (call) => saveCounterOrder(needs, call, call.body)),
  ...handle(counterCalls.placeCounterOrder, (call) => placeCounterOrder(needs, call, call.body)),
  ...handle(counterCalls.deleteCounterOrder, async (call) => {
    await deleteCounterOrder(needs, call, call.body)
    return undefined
  }),
})
