import { addBundle, type NewBundle } from '@tessera/domain/orders/bundle'
import { removeBundle } from '@tessera/domain/orders/remove-line'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { newID, resolveID } from '../engine/ids.ts'
import { checkLineAddress } from './check-address.ts'
import { type LockedOrder, orThrow, saveAndShowLine, saveOrder } from './locked-order.ts'
import type { OrderTarget } from './order-target.ts'
import { readLineInput } from './read-line-input.ts'

/** Bundles are added and removed as a whole: one line for the bundle and one for each of its products. */
export function bundleLineHandlers(target: OrderTarget): PlatformHandlers {
  return {
    [target.operationID('Bundle', 'Create')]: (call) => addBundleLine(target, call),
    [target.operationID('Bundle', 'Delete')]: async (call) => {
      const locked = await target.lock(call)
      const [bundleID, itemID] = [pathParameter(call, 'bundleID'), pathParameter(call, 'bundleItemID')]
      const { state } = orThrow(removeBundle(locked.state, bundleID, itemID, contextOf(call, locked)))
      await saveOrder(call, locked, state)
      return undefined
    },
  }
}

const contextOf = ({ now }: PlatformCall, { caller, catalog }: LockedOrder) => ({
  now,
  caller,
  offers: catalog.offers,
})

async function addBundleLine(target: OrderTarget, call: PlatformCall): Promise<DeferredReply> {
  const bundleID = pathParameter(call, 'bundleID')
  const sent = (call.body.LineItems ?? []) as RequestBody[]
  const locked = await target.lockOrCreate(call, { added: [bundleID, ...(await listBundleProducts(call, bundleID))] })
  for (const item of sent) await checkLineAddress(call, locked, item)
  const lineID = newID()
  const input: NewBundle = { bundleID, lineID, items: await readItems(call, sent) }
  const { state } = orThrow(addBundle(locked.state, input, contextOf(call, locked), newID))
  return saveAndShowLine(call, locked, state, lineID)
}

/** Their offers are read together with the order. */
export async function listBundleProducts({ db, actor }: PlatformCall, bundleID: string): Promise<string[]> {
  const parts = await db.rows<{ id: string }>(sql`
    select product_id as id from bundle_product_assignments
    where marketplace_id = ${actor.marketplace} and bundle_id = ${bundleID}`)
  return parts.map(({ id }) => id)
}

export async function readItems(call: PlatformCall, sent: readonly RequestBody[]): Promise<NewBundle['items']> {
  const items = []
  for (const item of sent) {
    const id = typeof item.ID === 'string' ? { id: await resolveID(call, item.ID) } : {}
    items.push({ ...readLineInput(item), ...id, productID: String(item.ProductID) })
  }
  return items
}
