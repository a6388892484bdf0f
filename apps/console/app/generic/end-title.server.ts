import type { Operation } from '@tessera/contract/kit/operation'
import type { RelationEnd } from '../operations/relation-ends.ts'
import { listTitle } from './crumbs.server.ts'

/** `Assigned catalogs` on the page of a product, `Assigned to buyers, user groups` on that of a promotion. */
export function endTitle({ targets }: RelationEnd): string {
  const labels = [...new Set(targets.map(({ list }) => targetTitle(list).toLowerCase()))]
  const isParty = targets.some(({ field }) => ['BuyerID', 'SupplierID', 'UserID', 'UserGroupID'].includes(field))
  return `Assigned ${isParty ? 'to ' : ''}${labels.join(', ')}`
}

/** Two kinds of companies have people and groups, and stock belongs to products and to variants. */
const titles: Readonly<Record<string, string>> = {
  'Users.List': 'Buyers’ users',
  'UserGroups.List': 'Buyers’ groups',
  'SupplierUsers.List': 'Suppliers’ users',
  'SupplierUserGroups.List': 'Suppliers’ groups',
  'InventoryRecords.ListVariant': 'Inventory records of variants',
}

export const targetTitle = (list: Operation): string => titles[list.id] ?? listTitle(list)
