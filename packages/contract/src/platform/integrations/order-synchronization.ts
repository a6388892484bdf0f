import { freeObject, ref, required } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'

export const OrderSyncConfig = model('OrderSyncConfig', {
  DeliveryConfigID: required(ref('DeliveryConfigurations')),
  ConfigData: freeObject(),
})

export const orderSynchronization = singleton({
  tag: 'OrderSynchronization',
  path: '/integrations/OrderSync',
  model: OrderSyncConfig,
  roles: { read: [], write: ['OrderSyncConfigAdmin'] },
  table: 'order_sync_configs',
  callers: ['admin'],
})
