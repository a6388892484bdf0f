import { products } from '@tessera/contract/platform/catalog/products'
import { findProductProblem, type ProductFacts } from '@tessera/domain/catalog/product'
import type { Body } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { refuse } from '../engine/refuse.ts'
import { type Aftermath, type Rule, ruled } from '../engine/ruled.ts'
import { followProduct } from './bundle-twin.ts'
import { listProducts } from './product-list.ts'
import { requireUsable } from './usable-schedule.ts'

const allowed: Rule = async (call, { id, before, after }) => {
  refuse(findProductProblem({ before, after, facts: await factsOf(call, id, after) }), { ProductID: id ?? after.ID })
  const schedule = after.DefaultPriceScheduleID
  if (schedule && schedule !== before?.DefaultPriceScheduleID) await requireUsable(call, String(schedule))
  return undefined
}

async function factsOf({ db, actor }: PlatformCall, id: string | undefined, after: Body): Promise<ProductFacts> {
  const own = sql`marketplace_id = ${actor.marketplace} and product_id = ${id ?? null}`
  const known = await db.find<Omit<ProductFacts, 'parent' | 'writtenBySupplier'>>(sql`
    select exists (select from variants where ${own}) as "hasVariants",
      exists (select from spec_product_assignments a
        join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
        where a.marketplace_id = ${actor.marketplace} and a.product_id = ${id ?? null} and s.defines_variant) as "hasVariantSpecs",
      exists (select from products where marketplace_id = ${actor.marketplace} and parent_id = ${id ?? null}) as "hasChildren",
      exists (select from product_catalog_assignments where ${own}) as "isInCatalog",
      exists (select from inventory_records where ${own}) as "hasInventoryRecords",
      exists (select from products where marketplace_id = ${actor.marketplace} and id = ${id ?? null} and is_bundle) as "isBundle"`)
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

/** Whoever delivers a product by default may sell it. */
const settled: Aftermath = async (call, { before, after }, id) => {
  const supplierID = after.DefaultSupplierID
  if (supplierID && supplierID !== before?.DefaultSupplierID)
    await call.db.rows(sql`
      insert into product_suppliers (marketplace_id, product_id, supplier_id)
      values (${call.actor.marketplace}, ${id}, ${supplierID})
      on conflict (marketplace_id, product_id, supplier_id) do nothing`)
  if (before?.IsBundle) await followProduct(call, id)
}

export const productHandlers: PlatformHandlers = {
  ...ruled(products, allowed, settled),
  'Products.List': listProducts,
}
