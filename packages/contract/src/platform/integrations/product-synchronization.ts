import { action } from '../../kit/action.ts'
import { flag, freeObject, ref, required } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'

export const ProductSyncConfig = model('ProductSyncConfig', {
  SyncProductChanged: required(flag()),
  SyncProductDeleted: required(flag()),
  DeliveryConfigID: required(ref('DeliveryConfigurations')),
  ConfigData: freeObject(),
  Paused: flag(),
  ExcludePriceSchedules: flag(),
})

export const SyncProduct = model('SyncProduct', {
  ProductID: required(ref('Products')),
})

export const productSynchronization = singleton({
  tag: 'ProductSynchronization',
  path: '/integrations/productsync',
  model: ProductSyncConfig,
  roles: { read: [], write: ['ProductSyncConfigAdmin'] },
  table: 'product_sync_configs',
  callers: ['admin'],
})

export const productSynchronizationActions = [
  action({
    id: 'ProductSynchronization.Sync',
    verb: 'POST',
    path: '/integrations/productsync/sync',
    roles: ['ProductSyncConfigAdmin'],
    callers: ['admin'],
    body: SyncProduct,
    summary: 'Push one product now.',
  }),
]
