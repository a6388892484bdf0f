import { productAssignments } from '@tessera/contract/platform/catalog/products'
import { Buyer } from '@tessera/contract/platform/companies/buyers'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { getProduct, type ProductRow } from './get-product.ts'
import { requireSellable } from './product-suppliers.ts'
import { requireUsableSchedule } from './usable-schedule.ts'

interface PartyRow {
  /** From the group's locale, else from the buyer's. */
  currency: string | null
  is_in_catalog: boolean
}

async function checkProductAssignment(call: PlatformCall): Promise<void> {
  const { BuyerID: buyerID, PriceScheduleID: scheduleID } = call.body
  const product = await getProduct(call, call.body.ProductID)
  await requireSellable(call, product)
  const party = await getParty(call, product.parent_id ?? product.id)
  if (!party.is_in_catalog) fail('Product.CannotAssignNotInBuyerCatalog', { ProductID: product.id, BuyerID: buyerID })
  await optIn(call, product)
  if (!scheduleID) return
  const { currency } = await requireUsableSchedule(call, String(scheduleID))
  const isOther = currency && party.currency && currency.toLowerCase() !== party.currency.toLowerCase()
  if (isOther) fail('PriceSchedule.CurrencyMismatch', { PriceScheduleID: scheduleID, Currency: party.currency })
}

/** A supplier that assigns another company's product to a buyer becomes a seller of it. */
async function optIn({ db, actor }: PlatformCall, product: ProductRow): Promise<void> {
  if (actor.userType !== 'supplier' || product.owner_id === actor.companyID) return
  await db.rows(sql`
    insert into product_suppliers (marketplace_id, product_id, supplier_id)
    values (${actor.marketplace}, ${product.id}, ${actor.companyID})
    on conflict (marketplace_id, product_id, supplier_id) do nothing`)
}

async function getParty({ db, actor, body }: PlatformCall, productID: string): Promise<PartyRow> {
  const party = await db.find<PartyRow>(sql`
    select (
        select l.currency
        from locale_assignments a
        join locales l on l.marketplace_id = a.marketplace_id and l.id = a.locale_id
        where a.marketplace_id = b.marketplace_id and a.buyer_id = b.id
          and (a.user_group_id is null or a.user_group_id = ${body.UserGroupID ?? null})
        order by a.user_group_id nulls last
        limit 1) as currency,
      exists (
        select from catalog_assignments c
        where c.marketplace_id = b.marketplace_id and c.buyer_id = b.id and (
          exists (select from product_catalog_assignments p
            where p.marketplace_id = c.marketplace_id and p.catalog_id = c.catalog_id and p.product_id = ${productID})
          or exists (select from bundle_catalog_assignments p
            where p.marketplace_id = c.marketplace_id and p.catalog_id = c.catalog_id and p.bundle_id = ${productID}))) as is_in_catalog
    from buyers b
    where b.marketplace_id = ${actor.marketplace} and b.id = ${body.BuyerID}`)
  if (!party) throw notFound(Buyer.title, body.BuyerID)
  return party
}

export const productAssignmentHandlers: PlatformHandlers = partyAssignments(productAssignments, checkProductAssignment)
