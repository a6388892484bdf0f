import { assignmentsOf } from '../../kit/assignments.ts'
import { embed, flag, id, moment, readOnly, ref, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'
import { Address } from '../companies/addresses.ts'

export const Inventory = model('Inventory', {
  Enabled: flag(),
  NotificationPoint: whole(),
  VariantLevelTracking: flag(),
  OrderCanExceed: flag(),
  QuantityAvailable: whole(),
  LastUpdated: readOnly(moment()),
})

export const VariantInventory = model('VariantInventory', {
  QuantityAvailable: whole(),
  NotificationPoint: whole(),
  LastUpdated: readOnly(moment()),
})

export const InventoryRecord = model(
  'InventoryRecord',
  {
    ID: id(),
    OwnerID: text(),
    AllowAllBuyers: flag(true),
    Address: readOnly(embed(Address)),
    AddressID: required(ref('Addresses')),
    OrderCanExceed: flag(),
    QuantityAvailable: tally(),
    NotificationPoint: whole(),
    LastUpdated: readOnly(moment()),
    xp: xp(),
  },
  { search: ['ID', 'AddressID'], sort: ['ID', 'AddressID'], order: ['ID'] },
)

export const InventoryRecordAssignment = model(
  'InventoryRecordAssignment',
  {
    InventoryRecordID: required(ref('InventoryRecords')),
    BuyerID: required(ref('Buyers')),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['InventoryRecordID', 'BuyerID', 'UserGroupID'] },
)

export const inventoryRecords = resource({
  tag: 'InventoryRecords',
  path: '/products/:productID/inventoryrecords/:inventoryRecordID',
  model: InventoryRecord,
  roles: { read: ['ProductReader'], write: ['ProductAdmin'] },
  query: { List: ['includeAddress'] },
})

/** Stock of one variant: the same records, one level deeper. */
export const inventoryRecordsVariant = resource({
  ...inventoryRecords,
  path: '/products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID',
  named: { many: 'Variant', one: 'Variant' },
})

const toBuyers = {
  model: InventoryRecordAssignment,
  table: 'inventory_record_assignments',
  key: ['InventoryRecordID', 'BuyerID', 'UserGroupID'],
  listBy: ['buyerID', 'inventoryRecordID', 'userGroupID', 'level'],
  removeBy: ['buyerID', 'userID', 'userGroupID'],
} as const

export const inventoryRecordAssignments = relation({ ...assignmentsOf(inventoryRecords), ...toBuyers })

export const inventoryRecordVariantAssignments = relation({
  ...assignmentsOf(inventoryRecordsVariant),
  ...toBuyers,
  named: 'VariantAssignment',
})
