import type { PlatformCall } from '../actor.ts'
import { plainNames } from '../engine/list.ts'
import { type Counted, countFacets, type ListCondition } from './count-facets.ts'
import { facetDefinitions } from './facet-definitions.ts'
import { keptIn } from './kept.ts'
import type { ProductList } from './list-products.ts'

/** Names whose values change without a catalog event: stock with every order, a sale with time. */
const unsteady = /(^|\|)(Inventory|InventoryRecords|PriceSchedule)\b/i
/** Names that change the page but not the counts. */
const paging = new Set(['page', 'pageSize', 'sortBy'])

/** Total and facets of a list, cached: counting 10,000 products takes fifty times as long as a page. */
export async function countOnce(
  { db, actor, operation, query }: PlatformCall,
  { source, party, epochs: { catalogue } }: ProductList,
  conditions: readonly ListCondition[],
): Promise<Counted> {
  const facets = await keptIn(catalogue, 'facets', () => facetDefinitions(db, actor.marketplace))
  const { from, where: scope } = source(conditions.some((one) => one.isNarrow) ? 'each' : 'all')
  const work = () => countFacets(db, { from, scope, conditions, facets })
  if (conditions.some((one) => unsteady.test(one.name))) return work()
  const asked = Object.entries(plainNames(query)).filter(([name]) => !paging.has(name))
  return keptIn(catalogue, JSON.stringify([operation.id, party, asked.sort()]), work)
}
