import type { ErrorCode } from '@tessera/contract/errors'
import { fail, notFound } from '@tessera/server/api-error'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { readObjects } from './read-objects.ts'
import { findSyncConfig } from './sync-config.ts'
import { syncDeliveries } from './sync-delivery.ts'
import { type SyncKindName, syncKinds } from './sync-kinds.ts'

/** Sends the present state of one object, even while changes are paused or not sent. */
async function syncObject(
  { db, actor, body }: PlatformCall,
  kind: SyncKindName,
  notEnabled: ErrorCode,
): Promise<undefined> {
  const { names, title } = syncKinds[kind]
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
  (kind: SyncKindName, notEnabled: ErrorCode): PlatformHandler =>
  (call) =>
    syncObject(call, kind, notEnabled)

export const syncHandlers: PlatformHandlers = {
  'EntitySynchronization.SyncAdminUser': syncHandler('AdminUsers', 'Synchronize.EntitySyncForAdminUsersNotEnabled'),
  'EntitySynchronization.SyncBuyer': syncHandler('Buyers', 'Synchronize.EntitySyncForBuyerNotEnabled'),
  'EntitySynchronization.SyncBuyerUser': syncHandler('BuyerUsers', 'Synchronize.EntitySyncForBuyerUsersNotEnabled'),
  'EntitySynchronization.SyncBuyerUserGroup': syncHandler(
    'BuyerUserGroups',
    'Synchronize.EntitySyncForBuyerUserGroupNotEnabled',
  ),
  'EntitySynchronization.SyncCategory': syncHandler('Categories', 'Synchronize.EntitySyncForCategoryNotEnabled'),
  'EntitySynchronization.SyncInventoryRecord': syncHandler(
    'InventoryRecords',
    'Synchronize.EntitySyncForInventoryRecordNotEnabled',
  ),
  'EntitySynchronization.SyncSupplier': syncHandler('Suppliers', 'Synchronize.EntitySyncForSupplierNotEnabled'),
  'EntitySynchronization.SyncSupplierUser': syncHandler(
    'SupplierUsers',
    'Synchronize.EntitySyncForSupplierUsersNotEnabled',
  ),
  'ProductSynchronization.Sync': syncHandler('Products', 'Synchronize.ProductSyncNotEnabled'),
}
