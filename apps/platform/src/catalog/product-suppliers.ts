import { ProductSupplier } from '@tessera/contract/platform/catalog/products'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { getProduct, type ProductRow } from './get-product.ts'
import { requireUsableSchedule } from './usable-schedule.ts'

/** A supplier may sell its own products, products open to all suppliers, and those it was assigned to. */
export async function requireSellable({ db, actor }: PlatformCall, product: ProductRow): Promise<void> {
  if (actor.userType !== 'supplier' || product.owner_id === actor.companyID || product.all_suppliers_can_sell) return
  const linked = await db.find(sql`
    select from product_suppliers
    where marketplace_id = ${actor.marketplace} and product_id = ${product.id} and supplier_id = ${actor.companyID}`)
  if (!linked) fail('Product.CannotModify', { ProductID: product.id })
}

const requireSelf = ({ actor }: PlatformCall, supplierID: string): void => {
  if (actor.userType === 'supplier' && actor.companyID !== supplierID) fail('Auth.UserNotAuthorizedToAdmin')
}

/** Without a price schedule in the body, an existing assignment keeps the one it has. */
export async function saveSupplier(call: PlatformCall): Promise<undefined> {
  const supplierID = pathParameter(call, 'supplierID')
  const scheduleID = findQueryValue(call, 'defaultPriceScheduleID') || null
  requireSelf(call, supplierID)
  const product = await getProduct(call, pathParameter(call, 'productID'))
  await requireSellable(call, product)
  if (scheduleID) await requireUsableSchedule(call, scheduleID)
  await call.db.rows(sql`
    insert into product_suppliers as l (marketplace_id, product_id, supplier_id, default_price_schedule_id)
    values (${call.actor.marketplace}, ${product.id}, ${supplierID}, ${scheduleID})
    on conflict (marketplace_id, product_id, supplier_id)
    do update set default_price_schedule_id = coalesce(excluded.default_price_schedule_id, l.default_price_schedule_id)`)
}

/** A removed supplier is also removed as the product's default supplier. */
export async function removeSupplier(call: PlatformCall): Promise<undefined> {
  const supplierID = pathParameter(call, 'supplierID')
  requireSelf(call, supplierID)
  const { id } = await getProduct(call, pathParameter(call, 'productID'))
  const { marketplace } = call.actor
  const gone = await call.db.find(sql`
    delete from product_suppliers
    where marketplace_id = ${marketplace} and product_id = ${id} and supplier_id = ${supplierID}
    returning true`)
  if (!gone) throw notFound(ProductSupplier.title, supplierID)
  await call.db.rows(sql`
    update products set default_supplier_id = null
    where marketplace_id = ${marketplace} and id = ${id} and default_supplier_id = ${supplierID}`)
}
