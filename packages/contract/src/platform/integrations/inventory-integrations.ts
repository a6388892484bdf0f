import { flag, ref, required } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'

export const InventoryIntegration = model('InventoryIntegration', {
  DeliveryConfigID: required(ref('DeliveryConfigurations')),
  LimitNotifications: flag(),
})

export const inventoryIntegrations = singleton({
  tag: 'InventoryIntegrations',
  path: '/integrations/inventory',
  model: InventoryIntegration,
  roles: { read: ['ProductReader'], write: ['ProductAdmin'] },
  table: 'inventory_integrations',
  callers: ['admin'],
})
