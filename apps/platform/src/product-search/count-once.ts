import type { PlatformCall } from '../actor.ts'
import { plainNames } from '../engine/list-page.ts'
import { cacheInEpoch } from './cache-in-epoch.ts'
import { countFacets, type FacetCounts, type ListCondition } from './count-facets.ts'
import { facetDefinitions } from './facet-definitions.ts'
import type { ProductList } from './list-product-page.ts'

/** Names whose values change without a catalog event: stock with every order, a sale with time. */
const unstableNames = /(^|\|)(Inventory|InventoryRecords|PriceSchedule)\b/i
/** Names that change the page but not the counts. */
const paging = new Set(['page', 'pageSize', 'sortBy'])

/** Total and facets of a list, cached: counting 10,000 products takes fifty times as long as a page. */
export async function countOnce(
  { db, actor, operation, query }: PlatformCall,
  { source, party, epochs: { catalog } }: ProductList,
  conditions: readonly ListCondition[],
): Promise<FacetCounts> {
  const facets = await cacheInEpoch(catalog, 'facets', () => facetDefinitions(db, actor.marketplace))
  const { from, where: scope } = source(conditions.some((one) => one.isNarrow) ? 'each' : 'all')
  const work = () => countFacets(db, { from, scope, conditions, facets })
  if (conditions.some((one) => unstableNames.test(one.name))) return work()
  const filters = Object.entries(plainNames(query)).filter(([name]) => !paging.has(name))
  return cacheInEpoch(catalog, JSON.stringify([operation.id, party, filters.sort()]), work)
}
