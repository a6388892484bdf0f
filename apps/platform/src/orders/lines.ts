import { addLine } from '@tessera/domain/orders/add-line'
import { changeLine } from '@tessera/domain/orders/change-line'
import { findContributorProblem, withInvitation } from '@tessera/domain/orders/group-order'
import type { LineInput } from '@tessera/domain/orders/line-change'
import { removeLine } from '@tessera/domain/orders/remove-line'
import { settleOrderPayments } from '@tessera/domain/payments/settle-payments'
import { ApiError, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { DeferredReply } from '@tessera/server/deferred-reply'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { checkID, newID, resolveID } from '../engine/ids.ts'
import { listPage } from '../engine/list-page.ts'
import { applyBookings } from './apply-bookings.ts'
import { checkLineAddress } from './check-address.ts'
import { completeIfShipped } from './complete-if-shipped.ts'
import {
  type LockedOrder,
  orThrow,
  type ProductScope,
  saveAndShowLine,
  saveOrder,
  withoutStock,
} from './locked-order.ts'
import { lineTableFor } from './order-table.ts'
import { findTargetUid, type OrderTarget } from './order-target.ts'
import { readFullLineInput, readLineInput } from './read-line-input.ts'
import { renameLineRow } from './rename-parts.ts'
import { findLineJson, shownLine } from './show-order.ts'

const noRedemptions = { redeemed: [], unredeemed: [] }

/** The lines of an order or cart: every change is priced, checked against stock, and written with the totals. */
export function lineHandlers(target: OrderTarget): PlatformHandlers {
  const lineID = (call: PlatformCall) => pathParameter(call, 'lineItemID')
  return {
    [target.operationID('Line', 'List')]: (call) => listLines(target, call),
    [target.operationID('Line', 'Get')]: (call) => getLine(target, call, lineID(call)),
    [target.operationID('Line', 'Create')]: async (call) => {
      const id = await newLineID(call)
      return createLine(call, await target.lockOrCreate(call, productsOf(call)), id, true)
    },
    [target.operationID('Line', 'Save')]: saveLine(target),
    [target.operationID('Line', 'Patch')]: async (call) => {
      const locked = await target.lock(call, productsOf(call, lineID(call)))
      const line = locked.state.lines.find(({ id }) => id === lineID(call))
      return updateLine(call, locked, lineID(call), readLineInput(call.body, line))
    },
    [target.operationID('Line', 'Delete')]: async (call) => {
      const locked = await target.lock(call, withoutStock)
      checkContributor(call, locked, lineID(call))
      const decision = orThrow(removeLine(locked.state, lineID(call), contextOf(call, locked)))
      const { state, debits } = settleOrderPayments(decision.state)
      await applyBookings(call.db, locked.record, { ...noRedemptions, debits, stock: decision.stock })
      await saveOrder(call, locked, await completeIfShipped(call.db, locked.record, state, call.now))
      return undefined
    },
  }
}

const contextOf = ({ now }: PlatformCall, { caller, catalog }: LockedOrder) => ({
  now,
  caller,
  offers: catalog.offers,
})
/** The product in the body and that of the changed line. */
const productsOf = ({ body }: PlatformCall, lineID?: string): ProductScope => ({
  added: typeof body.ProductID === 'string' ? [body.ProductID] : [],
  withStock: ({ lines }) => lines.filter(({ id }) => id === lineID).map(({ productID }) => productID),
})
const newLineID = async (call: PlatformCall): Promise<string> =>
  typeof call.body.ID === 'string' ? resolveID(call, call.body.ID) : newID()

async function listLines(target: OrderTarget, call: PlatformCall): Promise<JsonText> {
  const uid = await findTargetUid(target, call)
  const { invitation } = call.actor
  const where = sql`t.order_uid = ${uid}${invitation ? sql` and t.invitation_id = ${invitation.id}` : sql``}`
  return listPage(call, { table: lineTableFor(call.actor), from: sql`line_items t`, where })
}

async function getLine(target: OrderTarget, call: PlatformCall, id: string): Promise<JsonText> {
  const uid = await findTargetUid(target, call)
  const { invitation } = call.actor
  const found = uid && (await findLineJson(call.db, uid, id, shownLine(call.actor)))
  if (!found || (invitation && invitation.id !== (JSON.parse(found.text) as { InvitationID: string }).InvitationID))
    throw notFound('LineItem', id)
  return found
}

/** Throws unless the caller may change this line, or add one. Only contributors to a group order are limited. */
function checkContributor({ actor }: PlatformCall, { state }: LockedOrder, lineID?: string): void {
  const closed = actor.invitation && findContributorProblem(state, actor.invitation.id, lineID)
  if (closed) throw new ApiError([closed])
}

async function createLine(
  call: PlatformCall,
  locked: LockedOrder,
  id: string,
  isReply = false,
): Promise<DeferredReply> {
  checkContributor(call, locked)
  await checkLineAddress(call, locked, call.body)
  const input = { ...readLineInput(call.body), id, productID: String(call.body.ProductID) }
  const decision = orThrow(addLine(locked.state, input, contextOf(call, locked)))
  await applyBookings(call.db, locked.record, { ...noRedemptions, debits: [], stock: decision.stock })
  const { invitation } = call.actor
  const after = invitation ? withInvitation(decision.state, id, invitation.id) : decision.state
  return saveAndShowLine(call, locked, after, id, isReply)
}

/** PUT changes the line of that ID or creates it. */
const saveLine =
  (target: OrderTarget): PlatformHandler =>
  async (call) => {
    const id = pathParameter(call, 'lineItemID')
    const locked = await target.lockOrCreate(call, productsOf(call, id))
    const isThere = locked.state.lines.some((line) => line.id === id)
    if (isThere) return updateLine(call, locked, id, readFullLineInput(call.body))
    const created = await createLine(call, locked, checkID(id))
    return new DeferredReply(created.id, created.json, { isCreated: true })
  }

async function updateLine(
  call: PlatformCall,
  locked: LockedOrder,
  id: string,
  input: LineInput,
): Promise<DeferredReply> {
  checkContributor(call, locked, id)
  await checkLineAddress(call, locked, call.body)
  const decision = orThrow(changeLine(locked.state, id, input, contextOf(call, locked)))
  const { state, debits } = settleOrderPayments(decision.state)
  await applyBookings(call.db, locked.record, { ...noRedemptions, debits, stock: decision.stock })
  const renamed = await renameLineRow(call, { id, locked, state })
  const after = await completeIfShipped(call.db, locked.record, renamed.state, call.now)
  return saveAndShowLine(call, renamed.locked, after, renamed.id, true)
}
