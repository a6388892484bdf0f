import { Address } from '@tessera/contract/platform/companies/addresses'
import { billOrderTo, shipLineTo, shipOrderTo, type WrittenAddress } from '@tessera/domain/orders/one-time-address'
import type { Json as Plain } from '@tessera/domain/orders/sheet'
import { type Body, parameter } from '@tessera/server/call'
import type { Soon } from '@tessera/server/soon'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { agreed, type Desk, putBackLine, putBackOrder, uncounted } from './desk.ts'
import { mergedXp } from './merged-xp.ts'
import type { Place } from './place.ts'

/** PUT creates the cart if it is missing; PATCH requires one. */
const deskFor = (place: Place, call: PlatformCall): Promise<Desk> =>
  isPatch(call) ? place.take(call, uncounted) : place.takeOrMake(call, uncounted)

/** Billing and shipping addresses written for one order. */
export function addressHandlers(place: Place): PlatformHandlers {
  const bill = async (call: PlatformCall) => billTo(call, await deskFor(place, call))
  const ship = async (call: PlatformCall) => shipTo(call, await deskFor(place, call))
  return {
    [place.name('Order', 'SetBillingAddress')]: bill,
    [place.name('Order', 'PatchBillingAddress')]: bill,
    [place.name('Order', 'SetShippingAddress')]: ship,
    [place.name('Order', 'PatchShippingAddress')]: ship,
  }
}

export function lineAddressHandlers(place: Place): PlatformHandlers {
  const ship = async (call: PlatformCall) =>
    shipLine(call, await place.take(call, uncounted), parameter(call, 'lineItemID'))
  return {
    [place.name('Line', 'SetShippingAddress')]: ship,
    [place.name('Line', 'PatchShippingAddress')]: ship,
  }
}

const isPatch = ({ operation }: PlatformCall): boolean => operation.verb === 'PATCH'
const nothing: Body = Object.fromEntries(Object.keys(Address.properties).map((field) => [field, null]))

/** Any ID in the body is dropped: a one-time address cannot be looked up. */
function written(call: PlatformCall, before: Plain | null | undefined): WrittenAddress {
  const { ID: _, xp, ...fields } = call.body
  if (!isPatch(call)) return { address: { ...nothing, ...fields, xp: xp ?? null }, isPart: false }
  const extended = xp === undefined ? {} : { xp: mergedXp(xp as Plain | null, before?.xp as Plain | null) }
  return { address: { ...before, ...fields, ...extended }, isPart: true }
}

async function shipTo(call: PlatformCall, desk: Desk): Promise<Soon> {
  const address = written(call, desk.sheet.order.shippingAddress)
  const { sheet } = agreed(shipOrderTo(desk.sheet, address, { now: call.now, caller: desk.caller }))
  return putBackOrder(call, desk, sheet)
}

async function shipLine(call: PlatformCall, desk: Desk, id: string): Promise<Soon> {
  const address = written(call, desk.sheet.lines.find((line) => line.id === id)?.shippingAddress)
  const { sheet } = agreed(shipLineTo(desk.sheet, id, address, { now: call.now, caller: desk.caller }))
  return putBackLine(call, desk, sheet, id)
}

async function billTo(call: PlatformCall, desk: Desk): Promise<Soon> {
  const before = isPatch(call) ? await billingAddressOf(call, desk) : null
  const { address, isPart } = written(call, before)
  const { sheet } = agreed(billOrderTo(desk.sheet, { address, isPart, before }, { now: call.now, caller: desk.caller }))
  return putBackOrder(call, desk, sheet, { beside: { billing_address: sql`${JSON.stringify(address)}::jsonb` } })
}

async function billingAddressOf({ db }: PlatformCall, { open }: Desk): Promise<Plain | null> {
  const stored = await db.find<{ before: Plain | null }>(
    sql`select billing_address as before from orders where uid = ${open.uid}`,
  )
  return stored?.before ?? null
}
