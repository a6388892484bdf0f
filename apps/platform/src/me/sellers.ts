import { BuyerSupplier } from '@tessera/contract/platform/companies/buyers'
import { ProductSeller } from '@tessera/contract/platform/me/me-models'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { buyerUserOf } from '../visibility/buyer-user.ts'
import { priceScheduleFor } from '../visibility/price-schedule-for.ts'
import { isSoldBy, sellersOf } from '../visibility/sellers.ts'
import { getVisibleProduct } from './visible-product.ts'

const sellers = tableOf(BuyerSupplier, '/me/sellers')
const productSellers = tableOf(ProductSeller, '/sellers')

const listBuyerSellers = (call: PlatformCall): Promise<JsonText> =>
  listPage(call, { table: sellers, from: sql`(${sellersOf(buyerUserOf(call.actor))}) t`, where: sql`true` })

/** The sellers of a product for the caller, each with its own price. */
async function listProductSellers(call: PlatformCall): Promise<JsonText> {
  const { product, viewer } = await getVisibleProduct(call)
  const from = sql`(
    select s.id, s.name, ${priceScheduleFor(viewer, sql`s.id`)} as price_schedule
    from (${sellersOf(viewer)}) s
    join products p on p.marketplace_id = ${viewer.marketplace} and p.id = ${product.id}
    left join products up on up.marketplace_id = p.marketplace_id and up.id = p.parent_id
    cross join lateral (select p.id, p.parent_id, p.owner_id) t
    where ${isSoldBy(viewer, sql`s.id`)}) t`
  return listPage(call, { table: productSellers, from, where: sql`true` })
}

export const sellerViews: PlatformHandlers = {
  'Me.ListBuyerSellers': listBuyerSellers,
  'Me.ListProductSellers': listProductSellers,
}
