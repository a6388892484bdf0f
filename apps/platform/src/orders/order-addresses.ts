import { Address } from '@tessera/contract/platform/companies/addresses'
import type { JsonObject as Plain } from '@tessera/domain/order-model/order-state'
import { billOrderTo, type OneTimeAddress, shipLineTo, shipOrderTo } from '@tessera/domain/orders/one-time-address'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type LockedOrder, orThrow, saveAndShowLine, saveAndShowOrder, withoutStock } from './locked-order.ts'
import { mergeXp } from './merge-xp.ts'
import type { OrderTarget } from './order-target.ts'

/** PUT creates the cart if it is missing; PATCH requires one. */
const lockForAddress = (target: OrderTarget, call: PlatformCall): Promise<LockedOrder> =>
  isPatch(call) ? target.lock(call, withoutStock) : target.lockOrCreate(call, withoutStock)

/** Billing and shipping addresses written for one order. */
export function orderAddressHandlers(target: OrderTarget): PlatformHandlers {
  const bill = async (call: PlatformCall) => billTo(call, await lockForAddress(target, call))
  const ship = async (call: PlatformCall) => shipTo(call, await lockForAddress(target, call))
  return {
    [target.operationID('Order', 'SetBillingAddress')]: bill,
    [target.operationID('Order', 'PatchBillingAddress')]: bill,
    [target.operationID('Order', 'SetShippingAddress')]: ship,
    [target.operationID('Order', 'PatchShippingAddress')]: ship,
  }
}

export function lineAddressHandlers(target: OrderTarget): PlatformHandlers {
  const ship = async (call: PlatformCall) =>
    shipLine(call, await target.lock(call, withoutStock), pathParameter(call, 'lineItemID'))
  return {
    [target.operationID('Line', 'SetShippingAddress')]: ship,
    [target.operationID('Line', 'PatchShippingAddress')]: ship,
  }
}

const isPatch = ({ operation }: PlatformCall): boolean => operation.verb === 'PATCH'
export const emptyAddress: RequestBody = Object.fromEntries(
  Object.keys(Address.properties).map((field) => [field, null]),
)

/** Any ID in the body is dropped: a one-time address cannot be looked up. */
function readAddressInput(call: PlatformCall, before: Plain | null | undefined): OneTimeAddress {
  const { ID: _, xp, ...fields } = call.body
  if (!isPatch(call)) return { address: { ...emptyAddress, ...fields, xp: xp ?? null }, isPart: false }
  const extended = xp === undefined ? {} : { xp: mergeXp(xp as Plain | null, before?.xp as Plain | null) }
  return { address: { ...before, ...fields, ...extended }, isPart: true }
}

async function shipTo(call: PlatformCall, locked: LockedOrder): Promise<DeferredReply> {
  const address = readAddressInput(call, locked.state.order.shippingAddress)
  const { state } = orThrow(shipOrderTo(locked.state, address, { now: call.now, caller: locked.caller }))
  return saveAndShowOrder(call, locked, state)
}

async function shipLine(call: PlatformCall, locked: LockedOrder, id: string): Promise<DeferredReply> {
  const address = readAddressInput(call, locked.state.lines.find((line) => line.id === id)?.shippingAddress)
  const { state } = orThrow(shipLineTo(locked.state, id, address, { now: call.now, caller: locked.caller }))
  return saveAndShowLine(call, locked, state, id, true)
}

async function billTo(call: PlatformCall, locked: LockedOrder): Promise<DeferredReply> {
  const before = isPatch(call) ? await billingAddressOf(call, locked) : null
  const { address, isPart } = readAddressInput(call, before)
  const { state } = orThrow(
    billOrderTo(locked.state, { address, isPart, before }, { now: call.now, caller: locked.caller }),
  )
  return saveAndShowOrder(call, locked, state, {
    extraColumns: { billing_address: sql`${JSON.stringify(address)}::jsonb` },
  })
}

async function billingAddressOf({ db }: PlatformCall, { record }: LockedOrder): Promise<Plain | null> {
  const stored = await db.find<{ before: Plain | null }>(
    sql`select billing_address as before from orders where uid = ${record.uid}`,
  )
  return stored?.before ?? null
}
