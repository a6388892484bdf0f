import { addBundle } from '@tessera/domain/orders/bundle'
import { removeBundle } from '@tessera/domain/orders/remove-line'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { newID } from '../engine/ids.ts'
import { listBundleProducts, readItems } from '../orders/bundle-lines.ts'
import { orThrow } from '../orders/locked-order.ts'
import { lockSubscription, type SubscriptionTarget } from './find-subscription.ts'
import { checkItemAddress } from './items.ts'
import { openSubscription, saveItems } from './subscription-state.ts'
import { findItemJson } from './subscription-tables.ts'

/** Bundles are added to and removed from a subscription as a whole, like those of an order. */
export function bundleItemHandlers(target: SubscriptionTarget): PlatformHandlers {
  return {
    [target.operationID('BundleItem', 'Create')]: (call) => addBundleItem(target, call),
    [target.operationID('BundleItem', 'Delete')]: async (call) => {
      const opened = await openSubscription(call, await lockSubscription(target, call))
      const [bundleID, itemID] = [pathParameter(call, 'bundleID'), pathParameter(call, 'bundleItemID')]
      await saveItems(call, opened, orThrow(removeBundle(opened.state, bundleID, itemID, opened.context)).state)
      return undefined
    },
  }
}

async function addBundleItem(target: SubscriptionTarget, call: PlatformCall) {
  const bundleID = pathParameter(call, 'bundleID')
  const record = await lockSubscription(target, call)
  const opened = await openSubscription(call, record, [bundleID, ...(await listBundleProducts(call, bundleID))])
  const sent = (call.body.LineItems ?? []) as RequestBody[]
  for (const item of sent) await checkItemAddress(call, opened, item)
  const lineID = newID()
  const bundle = { bundleID, lineID, items: await readItems(call, sent) }
  await saveItems(call, opened, orThrow(addBundle(opened.state, bundle, opened.context, newID)).state)
  return findItemJson(call.db, record.uid, lineID)
}
