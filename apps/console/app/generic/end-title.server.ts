import type { RelationEnd } from '../operations/relation-ends.ts'
import { listTitle } from './crumbs.server.ts'

/** `Assigned catalogs` on the page of a product, `Assigned to buyers, user groups` on that of a promotion. */
export function endTitle({ targets }: RelationEnd): string {
  const labels = [...new Set(targets.map(({ list }) => listTitle(list).toLowerCase()))]
  const isParty = targets.some(({ field }) => ['BuyerID', 'SupplierID', 'UserID', 'UserGroupID'].includes(field))
  return `Assigned ${isParty ? 'to ' : ''}${labels.join(', ')}`
}
