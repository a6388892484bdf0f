import {
  changeReturn,
  createReturn,
  type ReturnDecision,
  removeReturnItem,
} from '@tessera/domain/order-returns/change-return'
import { type CalculatedAmounts, withCalculatedAmounts } from '@tessera/domain/order-returns/return-amounts'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { chosenID } from '../engine/crud.ts'
import { checkID, resolveID } from '../engine/ids.ts'
import { isSame } from '../orders/column-values.ts'
import { orThrow } from '../orders/locked-order.ts'
import { reachableOrders } from '../orders/reachable-orders.ts'
import { recordEvent } from '../record-event.ts'
import { runOnce } from '../repeats.ts'
import { findLockedReturn, type LockedForReturn, lockForReturn, lockReturn } from './locked-return.ts'
import { readFullReturnInput, readReturnInput } from './read-return-input.ts'
import { recordCompletion } from './record-completion.ts'
import { calculateReturn, findReturnEvent } from './return-calculation.ts'
import { insertReturn, showReturn, updateReturn } from './write-return.ts'

/** A change that was decided under the order's lock and is not written yet. */
export interface PlannedReturn extends LockedForReturn {
  /** The return after the change. */
  state: ReturnState
  write(state: ReturnState): Promise<JsonText>
}

export type PlanReturn = (call: PlatformCall) => Promise<PlannedReturn>

/** Creates and changes returns. They open their own transactions, because a service may set the amounts. */
export const returnWriteHandlers = (needs: CheckoutNeeds): PlatformHandlers => ({
  'OrderReturns.Create': writeReturn(needs, (call) => planNew(call, call.body)),
  'OrderReturns.Save': writeReturn(needs, planSaved),
  'OrderReturns.Patch': writeReturn(needs, async (call) => {
    const known = await lockReturn(call)
    return planChange(call, known, changeReturn(known.state, readReturnInput(call.body, known.state), known.context))
  }),
  'OrderReturns.DeleteItem': writeReturn(needs, async (call) => {
    const known = await lockReturn(call)
    const lineItemID = pathParameter(call, 'lineItemID')
    if (!known.state.items.some((item) => item.lineItemID === lineItemID)) throw notFound('LineItem', lineItemID)
    return planChange(call, known, removeReturnItem(known.state, lineItemID, known.context))
  }),
})

/**
 * Without a service: one transaction. With one: plan, call, plan again and write; no lock is held during the call, and
 * its amounts count only if the items are still the same.
 */
export const writeReturn =
  (needs: CheckoutNeeds, plan: PlanReturn): PlatformHandler =>
  async (call) => {
    const event = await findReturnEvent(needs.database, call.actor)
    const asked = event && (await needs.database.transaction((db) => plan({ ...call, db })))
    const amounts = asked && (await calculateReturn(needs, call, event, asked))
    return needs.database.transaction((db) => {
      const own = { ...call, db }
      return runOnce(own, async () => {
        const planned = await plan(own)
        const reply = await planned.write(withAmounts(planned.state, asked?.state, amounts))
        await recordEvent(own, reply)
        return reply
      })
    })
  }

function withAmounts(state: ReturnState, asked: ReturnState | undefined, amounts: CalculatedAmounts | undefined) {
  if (!amounts) return state
  if (!isSame(state.items, asked?.items)) return fail('Order.ChangedMeanwhile', { OrderReturnID: state.id })
  return withCalculatedAmounts(state, amounts)
}

async function planNew(call: PlatformCall, body: RequestBody): Promise<PlannedReturn> {
  const order = await lockForReturn(call, await findReturnedOrder(call, body.OrderID))
  const wanted = typeof body.ID === 'string' ? body.ID : ''
  const { state } = orThrow(createReturn(wanted, readReturnInput(body), order.context))
  const write = async (after: ReturnState) => {
    const id = await chosenID({ ...call, body })
    return showReturn(call.db, await insertReturn(call.db, order.locked.record, { ...after, id }))
  }
  return { ...order, state, write }
}

async function planSaved(call: PlatformCall): Promise<PlannedReturn> {
  const known = await findLockedReturn(call)
  if (!known) return planNew(call, { ...call.body, ID: checkID(pathParameter(call, 'returnID')) })
  return planChange(call, known, changeReturn(known.state, readFullReturnInput(call.body), known.context))
}

async function planChange(
  call: PlatformCall,
  known: Awaited<ReturnType<typeof lockReturn>>,
  decision: ReturnDecision,
): Promise<PlannedReturn> {
  const { state } = orThrow(decision)
  const { OrderID: order, ID: id } = call.body
  if (order != null && order !== known.locked.record.state.order.id)
    fail('ValidationFailure', { Property: 'OrderID' }, 'OrderID is set when the return is created and stays.')
  const write = async (after: ReturnState) => {
    const renamed = typeof id === 'string' ? await resolveID(call, id) : after.id
    await updateReturn(call.db, known, { ...after, id: renamed })
    await recordCompletion(call, known.state, { ...after, id: renamed })
    return showReturn(call.db, known.uid)
  }
  return { ...known, state, write }
}

/** A buyer's order before one to a supplier: both may have the same ID. */
async function findReturnedOrder({ db, actor }: PlatformCall, id: unknown): Promise<string> {
  const found = await db.find<{ uid: string }>(sql`
    select t.uid::text from orders t where ${reachableOrders(actor, 'all')} and t.id = ${id} order by t.side limit 1`)
  if (!found) throw notFound('Order', String(id))
  return found.uid
}
