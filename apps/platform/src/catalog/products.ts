import { products } from '@tessera/contract/platform/catalog/products'
import { findProductProblem, type ProductFacts, tracksVariants } from '@tessera/domain/catalog/product'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type AfterWrite, type WriteRule, withRules } from '../engine/with-rules.ts'
import { findForwardingUser } from '../suppliers/forward-automatically.ts'
import { copyProductToBundle } from './bundle-product.ts'
import { listProducts } from './list-products.ts'
import { requireShipFrom } from './require-ship-from.ts'
import { requireUsableSchedule } from './usable-schedule.ts'

const checkProduct: WriteRule = async (call, { id, before, after }) => {
  const known = id !== undefined && isRelated(before, after) ? id : undefined
  refuseIf(findProductProblem({ before, after, facts: await factsOf(call, known, after) }), {
    ProductID: id ?? after.ID,
  })
  if (after.AutoForward && !before?.AutoForward) await requireForwardingUser(call)
  const schedule = after.DefaultPriceScheduleID
  if (schedule && schedule !== before?.DefaultPriceScheduleID) await requireUsableSchedule(call, String(schedule))
  return undefined
}

async function requireForwardingUser({ db, actor }: PlatformCall): Promise<void> {
  if (!(await findForwardingUser(db, actor.marketplace))) fail('Seller.AutoForwardingUserRequired')
}

/** Most products are no parents, children or bundles and track no variants: the rule skips the query (0.2 ms). */
const isRelated = (before: RequestBody | undefined, after: RequestBody): boolean =>
  !before?.Inventory !== !after.Inventory ||
  [before, after].some((terms) => terms?.IsParent || terms?.ParentID || terms?.IsBundle || tracksVariants(terms))

async function factsOf({ db, actor }: PlatformCall, id: string | undefined, after: RequestBody): Promise<ProductFacts> {
  const known = id === undefined ? undefined : await readStoredFacts(db, actor.marketplace, id)
  const parent = after.ParentID
    ? await db.find<{ isParent: boolean; ownerID: string }>(sql`
        select is_parent as "isParent", owner_id as "ownerID" from products
        where marketplace_id = ${actor.marketplace} and id = ${after.ParentID}
        for no key update`)
    : undefined
  const nothing = {
    hasVariants: false,
    hasVariantSpecs: false,
    hasChildren: false,
    isInCatalog: false,
    hasInventoryRecords: false,
    isBundle: false,
  }
  return { ...(known ?? nothing), parent, writtenBySupplier: actor.userType === 'supplier' }
}

const readStoredFacts = (db: Queryable, marketplace: string, id: string) =>
  db.find<Omit<ProductFacts, 'parent' | 'writtenBySupplier'>>(sql`
    select p.variant_count > 0 as "hasVariants",
      p.spec_count > 0 and exists (
        select from spec_product_assignments a
        join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
        where a.marketplace_id = p.marketplace_id and a.product_id = p.id and s.defines_variant) as "hasVariantSpecs",
      p.is_parent and exists (
        select from products c where c.marketplace_id = p.marketplace_id and c.parent_id = p.id) as "hasChildren",
      exists (select from product_catalog_assignments a where a.marketplace_id = p.marketplace_id and a.product_id = p.id) as "isInCatalog",
      exists (select from inventory_records r where r.marketplace_id = p.marketplace_id and r.product_id = p.id) as "hasInventoryRecords",
      p.is_bundle as "isBundle"
    from products p
    where p.marketplace_id = ${marketplace} and p.id = ${id}`)

/** A product ships from an address of its owner or of its default supplier; these fields decide whether it does. */
const shippingFields = ['ShipFromAddressID', 'DefaultSupplierID', 'ParentID']

/** A product's default supplier may sell it, and ship it. */
const finishProduct: AfterWrite = async (call, { before, after }, id) => {
  const isOther = (field: string): boolean => (after[field] ?? null) !== (before?.[field] ?? null)
  const supplierID = after.DefaultSupplierID
  if (supplierID && isOther('DefaultSupplierID'))
    await call.db.rows(sql`
      insert into product_suppliers (marketplace_id, product_id, supplier_id)
      values (${call.actor.marketplace}, ${id}, ${supplierID})
      on conflict (marketplace_id, product_id, supplier_id) do nothing`)
  if (after.ShipFromAddressID && shippingFields.some(isOther))
    await requireShipFrom(call.db, call.actor.marketplace, [id])
  if (before?.IsBundle) await copyProductToBundle(call, id)
  return false
}

export const productHandlers: PlatformHandlers = {
  ...withRules(products, checkProduct, finishProduct),
  'Products.List': listProducts,
}
