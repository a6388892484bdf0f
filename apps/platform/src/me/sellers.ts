import { BuyerSupplier } from '@tessera/contract/platform/companies/buyers'
import { ProductSeller } from '@tessera/contract/platform/me/me-models'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listFull } from '../engine/list.ts'
import { tableOf } from '../engine/table.ts'
import { priceScheduleFor } from '../visibility/price-schedule-for.ts'
import { sellersOf, sells } from '../visibility/sellers.ts'
import { who } from '../visibility/who.ts'
import { getVisibleProduct } from './visible-product.ts'

const sellers = tableOf(BuyerSupplier, '/me/sellers')
const productSellers = tableOf(ProductSeller, '/sellers')

const listBuyerSellers = (call: PlatformCall): Promise<Json> =>
  listFull(call, { table: sellers, from: sql`(${sellersOf(who(call.actor))}) t`, where: sql`true` })

/** The sellers of a product for the caller, each with its own price. */
async function listProductSellers(call: PlatformCall): Promise<Json> {
  const { product, viewer } = await getVisibleProduct(call)
  const from = sql`(
    select s.id, s.name, ${priceScheduleFor(viewer, sql`s.id`)} as price_schedule
    from (${sellersOf(viewer)}) s
    join products p on p.marketplace_id = ${viewer.marketplace} and p.id = ${product.id}
    left join products up on up.marketplace_id = p.marketplace_id and up.id = p.parent_id
    cross join lateral (select p.id, p.parent_id, p.owner_id) t
    where ${sells(viewer, sql`s.id`)}) t`
  return listFull(call, { table: productSellers, from, where: sql`true` })
}

export const sellerViews: PlatformHandlers = {
  'Me.ListBuyerSellers': listBuyerSellers,
  'Me.ListProductSellers': listProductSellers,
}
