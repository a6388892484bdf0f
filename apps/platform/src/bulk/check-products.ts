import { findProductProblem, type ProductFacts, type ProductTerms } from '@tessera/domain/catalog/product'
import { sql } from '@tessera/server/sql'
import { requireShipFrom } from '../catalog/require-ship-from.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type BulkAfterWrite, type BulkBatch, type BulkRow, type BulkRule, distinctTexts } from './bulk-batch.ts'
import { requireUsableSchedules } from './usable-schedules.ts'

type StoredProduct = Omit<ProductFacts, 'parent' | 'writtenBySupplier'> & { id: string; before: ProductTerms }
type Parent = ProductFacts['parent']

/** The rule of `catalog/products.ts`, with one query for all products instead of one per product. */
export const checkProducts: BulkRule = async (bulk) => {
  const { rows, marketplace } = bulk
  await requireUsableSchedules(bulk, distinctTexts(rows, 'DefaultPriceScheduleID'))
  const storedProducts = await readStoredProducts(bulk)
  const parents = await parentsOf(bulk)
  for (const { id = '', body } of rows) {
    const { before, ...stored } = storedProducts.get(id) ?? { before: undefined, ...newProductFacts }
    const facts = { ...stored, parent: parents.get(String(body.ParentID)), writtenBySupplier: false }
    const after = { ...body, OwnerID: before?.OwnerID ?? body.OwnerID ?? marketplace }
    refuseIf(findProductProblem({ before, after, facts }), { ProductID: id })
  }
  return rows
}

const newProductFacts = {
  isBundle: false,
  hasVariants: false,
  hasVariantSpecs: false,
  hasChildren: false,
  isInCatalog: false,
  hasInventoryRecords: false,
}

async function readStoredProducts({ db, marketplace, rows }: BulkBatch): Promise<Map<string, StoredProduct>> {
  const found = await db.rows<StoredProduct>(sql`
    select p.id, p.is_bundle as "isBundle", p.variant_count > 0 as "hasVariants",
      p.spec_count > 0 and exists (
        select from spec_product_assignments a
        join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
        where a.marketplace_id = p.marketplace_id and a.product_id = p.id and s.defines_variant) as "hasVariantSpecs",
      p.is_parent and exists (
        select from products c where c.marketplace_id = p.marketplace_id and c.parent_id = p.id) as "hasChildren",
      exists (select from product_catalog_assignments a where a.marketplace_id = p.marketplace_id and a.product_id = p.id) as "isInCatalog",
      exists (select from inventory_records r where r.marketplace_id = p.marketplace_id and r.product_id = p.id) as "hasInventoryRecords",
      jsonb_build_object('OwnerID', p.owner_id, 'IsParent', p.is_parent, 'ParentID', p.parent_id, 'Inventory',
        case when num_nonnulls(p.inventory_enabled, p.inventory_variant_level_tracking, p.inventory_quantity_available) > 0
          then jsonb_build_object('VariantLevelTracking', p.inventory_variant_level_tracking) end) as before
    from products p
    where p.marketplace_id = ${marketplace} and p.id = any(${rows.map(({ id }) => id)}::text[])
    order by p.id
    for no key update of p`)
  return new Map(found.map((one) => [one.id, one]))
}

/** A parent may be stored already or be part of the same batch. */
async function parentsOf({ db, marketplace, rows }: BulkBatch): Promise<Map<string, Parent>> {
  const ids = distinctTexts(rows, 'ParentID')
  if (ids.length === 0) return new Map()
  const stored = await db.rows<{ id: string; isParent: boolean; ownerID: string }>(sql`
    select id, is_parent as "isParent", owner_id as "ownerID" from products
    where marketplace_id = ${marketplace} and id = any(${ids}::text[])
    order by id
    for no key update`)
  const here = ({ id = '', body }: BulkRow): [string, Parent] => [
    id,
    { isParent: body.IsParent === true, ownerID: String(body.OwnerID ?? marketplace) },
  ]
  return new Map([...stored.map(({ id, ...parent }) => [id, parent] as const), ...rows.map(here)])
}

export const finishProducts: BulkAfterWrite = async ({ db, marketplace, rows }) => {
  const ids = rows.map(({ id = '' }) => id)
  if (distinctTexts(rows, 'DefaultSupplierID').length > 0)
    await db.rows(sql`
      insert into product_suppliers (marketplace_id, product_id, supplier_id)
      select marketplace_id, id, default_supplier_id from products
      where marketplace_id = ${marketplace} and id = any(${ids}::text[]) and default_supplier_id is not null
      on conflict (marketplace_id, product_id, supplier_id) do nothing`)
  if (distinctTexts(rows, 'ShipFromAddressID').length > 0) await requireShipFrom(db, marketplace, ids)
  await db.rows(sql`
    update bundles b set name = p.name, description = p.description, active = p.active, xp = p.xp
    from products p
    where b.marketplace_id = ${marketplace} and b.id = any(${ids}::text[]) and p.marketplace_id = b.marketplace_id and p.id = b.id`)
}
