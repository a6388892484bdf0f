import { action } from '../../kit/action.ts'
import { flag, ref, required } from '../../kit/fields.ts'
import { type Model, model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'

export const EntitySyncConfig = model('EntitySyncConfig', {
  DeliveryConfigID: required(ref('DeliveryConfigurations')),
  SyncEntityChanged: required(flag()),
  SyncEntityDeleted: required(flag()),
  Paused: flag(),
})

const root = '/integrations/entitysync'
const roles = { read: [], write: ['EntitySyncConfigAdmin'] } as const

/** One configuration per kind of record: the target of its changes. */
const syncOf = (kind: string, path: string) =>
  singleton({
    tag: 'EntitySynchronization',
    path: `${root}/${path}`,
    model: EntitySyncConfig,
    roles,
    callers: ['admin'],
    table: 'entity_sync_configs',
    kind,
    names: { Get: `Get${kind}`, Save: `Save${kind}`, Delete: `Delete${kind}`, Patch: `Patch${kind}` },
  })

export const adminUsersSync = syncOf('AdminUsers', 'adminusers')
export const buyersSync = syncOf('Buyers', 'buyers')
export const buyerUsersSync = syncOf('BuyerUsers', 'buyers/users')
export const categoriesSync = syncOf('Categories', 'categories')
export const inventoryRecordsSync = syncOf('InventoryRecords', 'products/inventoryrecords')
export const suppliersSync = syncOf('Suppliers', 'suppliers')
export const supplierUsersSync = syncOf('SupplierUsers', 'suppliers/users')

const groups = syncOf('BuyerUserGroups', 'buyers/usergroups')
/** Public clients use shorter names for two of its methods. */
export const buyerUserGroupsSync = singleton({
  ...groups,
  names: { ...groups.names, Save: 'SaveUserGroups', Delete: 'DeleteUserGroups' },
})

const BuyerID = required(ref('Buyers'))
const SupplierID = required(ref('Suppliers'))
const UserID = required(ref('Users'))

export const SyncAdminUser = model('SyncAdminUser', { UserID })
export const SyncBuyer = model('SyncBuyer', { BuyerID })
export const SyncBuyerUser = model('SyncBuyerUser', { BuyerID, UserID })
export const SyncBuyerUserGroup = model('SyncBuyerUserGroup', { BuyerID, UserGroupID: required(ref('UserGroups')) })
export const SyncCategory = model('SyncCategory', {
  CatalogID: required(ref('Catalogs')),
  CategoryID: required(ref('Categories')),
})
export const SyncInventoryRecord = model('SyncInventoryRecord', {
  ProductID: required(ref('Products')),
  InventoryRecordID: required(ref('InventoryRecords')),
})
export const SyncSupplier = model('SyncSupplier', { SupplierID })
export const SyncSupplierUser = model('SyncSupplierUser', { SupplierID, UserID })

const pushAction = (body: Model, path: string, what: string) =>
  action({
    id: `EntitySynchronization.${body.title}`,
    verb: 'POST',
    path: `${root}/${path}/sync`,
    roles: roles.write,
    callers: ['admin'],
    body,
    summary: `Push one ${what} now.`,
  })

export const entitySynchronizationActions = [
  pushAction(SyncAdminUser, 'adminusers', 'seller user'),
  pushAction(SyncBuyer, 'buyers', 'buyer'),
  pushAction(SyncBuyerUser, 'buyers/users', 'buyer user'),
  pushAction(SyncBuyerUserGroup, 'buyers/usergroups', 'buyer user group'),
  pushAction(SyncCategory, 'categories', 'category'),
  pushAction(SyncInventoryRecord, 'products/inventoryrecords', 'inventory record'),
  // singular here, plural in the path of the configuration, as published
  pushAction(SyncSupplier, 'supplier', 'supplier'),
  pushAction(SyncSupplierUser, 'suppliers/users', 'supplier user'),
]
