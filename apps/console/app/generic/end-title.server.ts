import type { Operation } from '@tessera/contract/kit/operation'
import type { RelationEnd } from '../operations/relation-ends.ts'
import { listTitle } from './crumbs.server.ts'

/** More kinds than these would be a list instead of a title. */
const maxKinds = 3

/**
 * `Assigned catalogs` on the page of a product, `Assigned to buyers, user groups` on that of a promotion, `Assigned to
 * companies, people and groups` on that of a security profile.
 */
export function endTitle({ targets }: RelationEnd): string {
  const labels = [...new Set(targets.map(({ list }) => targetTitle(list).toLowerCase()))]
  const isParty = targets.some(({ field }) => ['BuyerID', 'SupplierID', 'UserID', 'UserGroupID'].includes(field))
  if (isParty && labels.length > maxKinds) return 'Assigned to companies, people and groups'
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
