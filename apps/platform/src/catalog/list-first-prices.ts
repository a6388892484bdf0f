import { maxPricedProducts } from '@tessera/contract/platform/additions/first-prices'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { fail } from '@tessera/server/api-error'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { checkAllowed } from '../identity/guard.ts'
import { cacheReply } from '../product-search/cache-in-epoch.ts'
import { currentEpochs } from '../product-search/product-epochs.ts'

const noPrices = new JsonText('{"Prices":[]}')
const listAssignments = getOperation('Products.ListAssignments')

/** First prices of the products of a list, in one call instead of four lists of assignments and schedules. */
export const listFirstPrices: PlatformHandler = async (call) => {
  const ids = [...new Set((findQueryValue(call, 'productID') ?? '').split('|').filter(Boolean))]
  if (ids.length > maxPricedProducts)
    fail('ValidationFailure', { Property: 'productID' }, `Name at most ${maxPricedProducts} products.`)
  if (ids.length === 0) return noPrices
  checkAllowed(call.actor, listAssignments, {})
  const { catalog } = await currentEpochs(call.db, call.actor.marketplace)
  const key = JSON.stringify([call.operation.id, ids])
  // a first price is not that of a sale, so no day ends it
  return cacheReply(catalog, key, async () => ({ reply: await readFirstPrices(call, ids), dependsOnTime: false }))
}

/** An assignment takes precedence over the default schedule, so it comes after it; the rest is the order of assignments. */
async function readFirstPrices({ db, actor: { marketplace } }: PlatformCall, ids: string[]): Promise<JsonText> {
  const found = await db.find<{ json: string }>(sql`
    select json_build_object('Prices', coalesce(json_agg(json_build_object(
        'ProductID', given.product, 'BuyerID', given.buyer, 'UserGroupID', given.user_group,
        'PriceScheduleID', s.id, 'Price', first.price)
      order by given.is_assigned, given.seller, given.product, given.buyer, given.user_group), '[]'))::text as json
    from (
      select id as product, null as buyer, null as user_group, default_price_schedule_id as schedule, '' as seller,
        false as is_assigned
      from products where marketplace_id = ${marketplace} and id = any(${ids}::text[])
      union all
      select product_id, buyer_id, user_group_id, price_schedule_id, seller_id, true
      from product_assignments where marketplace_id = ${marketplace} and product_id = any(${ids}::text[])) given
    join price_schedules s on s.marketplace_id = ${marketplace} and s.id = given.schedule
    cross join lateral (
      select b -> 'Price' as price
      from jsonb_array_elements(s.price_breaks) b order by (b ->> 'Quantity')::numeric limit 1) first`)
  return found ? new JsonText(found.json) : noPrices
}
