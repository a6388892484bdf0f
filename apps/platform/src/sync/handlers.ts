import { fail, notFound } from '@tessera/server/api-error'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { readObjects } from './read-objects.ts'
import { findSyncConfig } from './sync-config.ts'
import { syncDeliveries } from './sync-delivery.ts'
import { type SyncKindName, syncKinds } from './sync-kinds.ts'

/** Sends the present state of one object, even while changes are paused or not sent. */
async function syncObject({ db, actor, body }: PlatformCall, kind: SyncKindName): Promise<undefined> {
  const { names, title, notEnabled } = syncKinds[kind]
  const config = await findSyncConfig(db, actor.marketplace, kind)
  if (!config) fail(notEnabled)
  const { deliveryConfigID } = config
  if (!config.isEnabled) fail('DeliveryConfig.ConfigurationDisabled', { DeliveryConfigID: deliveryConfigID })
  const [id = '', parent = null] = names.map((name) => String(body[name])).reverse()
  const key = { parent, id }
  const [state] = await readObjects(db, actor.marketplace, syncKinds[kind], [key])
  if (!state) throw notFound(title, id)
  await queueDeliveries(db, actor.marketplace, syncDeliveries(config, { kind, key, state }))
}

const syncHandler =
  (kind: SyncKindName): PlatformHandler =>
  (call) =>
    syncObject(call, kind)

export const syncHandlers: PlatformHandlers = {
  'EntitySynchronization.SyncAdminUser': syncHandler('AdminUsers'),
  'EntitySynchronization.SyncBuyer': syncHandler('Buyers'),
  'EntitySynchronization.SyncBuyerUser': syncHandler('BuyerUsers'),
  'EntitySynchronization.SyncBuyerUserGroup': syncHandler('BuyerUserGroups'),
  'EntitySynchronization.SyncCategory': syncHandler('Categories'),
  'EntitySynchronization.SyncInventoryRecord': syncHandler('InventoryRecords'),
  'EntitySynchronization.SyncSupplier': syncHandler('Suppliers'),
  'EntitySynchronization.SyncSupplierUser': syncHandler('SupplierUsers'),
  'ProductSynchronization.Sync': syncHandler('Products'),
}
