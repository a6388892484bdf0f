import type { VisibilityCondition } from '@tessera/contract/platform/additions/explain-product'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isForParty } from '../visibility/party-conditions.ts'
import type { CategoryKey, Viewer } from '../visibility/viewer.ts'
import { hasActiveParent, hasOpenParts, isShown, visibleProducts } from '../visibility/visible-products.ts'

export interface ConditionResult {
  Condition: VisibilityCondition
  IsMet: boolean
  ObjectType: string
  ObjectID: string
  CatalogID: string | null
}

interface VisibilityFacts {
  isActive: boolean
  parentID: string | null
  isBundle: boolean
  isVisible: boolean
  hasActiveParent: boolean
  hasOpenParts: boolean
  /** The catalogs that hold the product, or its parent. */
  catalogs: { id: string; isActive: boolean }[]
  categories: CategoryKey[]
  /** For the buyer or a group of the user. */
  isAssigned: boolean
}

/** Undefined if there is no such product. */
export async function readVisibility(db: Queryable, viewer: Viewer, id: string) {
  const facts = await readFacts(db, viewer, id)
  if (!facts) return undefined
  const shelves = facts.catalogs.filter((one) => viewer.shelves.some(({ catalog }) => catalog === one.id))
  const shown = await readShown(
    db,
    viewer,
    id,
    shelves.map((one) => one.id),
  )
  return { isVisible: facts.isVisible, conditions: conditionsOf(viewer, id, facts, shown) }
}

const readFacts = (db: Queryable, viewer: Viewer, id: string): Promise<VisibilityFacts | undefined> => {
  const { marketplace } = viewer
  const root = sql`coalesce(t.parent_id, t.id)`
  return db.find<VisibilityFacts>(sql`
    select t.active as "isActive", t.parent_id as "parentID", t.is_bundle as "isBundle", (${visibleProducts(viewer)}) as "isVisible",
      ${hasActiveParent(viewer, 't')} as "hasActiveParent", ${hasOpenParts(viewer)} as "hasOpenParts",
      (select coalesce(json_agg(json_build_object('id', c.id, 'isActive', c.active) order by c.id), '[]')
       from catalogs c
       where c.marketplace_id = ${marketplace} and c.id in (
         select a.catalog_id from product_catalog_assignments a where a.marketplace_id = ${marketplace} and a.product_id = ${root}
         union
         select a.catalog_id from bundle_catalog_assignments a where a.marketplace_id = ${marketplace} and a.bundle_id = t.id)) as catalogs,
      (select coalesce(json_agg(json_build_object('catalog', a.catalog_id, 'category', a.category_id) order by a.catalog_id, a.category_id), '[]')
       from (
         select catalog_id, category_id from category_product_assignments where marketplace_id = ${marketplace} and product_id = ${root}
         union
         select catalog_id, category_id from category_bundle_assignments where marketplace_id = ${marketplace} and bundle_id = t.id) a) as categories,
      exists (select from product_assignments a where ${isForParty(viewer)} and a.product_id = ${root}) as "isAssigned"
    from products t
    where t.marketplace_id = ${marketplace} and t.id = ${id}`)
}

/** Which of these catalogs show the product, by the condition that every list uses. */
async function readShown(db: Queryable, viewer: Viewer, id: string, catalogs: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    catalogs.map((catalog) =>
      db.find(sql`
        select from products t
        where t.marketplace_id = ${viewer.marketplace} and t.id = ${id} and ${isShown(viewer, 't', { catalog })}`),
    ),
  )
  return new Set(catalogs.filter((_, at) => found[at] !== undefined))
}

function conditionsOf(
  viewer: Viewer,
  id: string,
  facts: VisibilityFacts,
  shown: ReadonlySet<string>,
): ConditionResult[] {
  const { parentID, catalogs, categories } = facts
  const result = (
    Condition: VisibilityCondition,
    IsMet: boolean,
    ObjectType: string,
    ObjectID: string,
    CatalogID: string | null = null,
  ) => ({ Condition, IsMet, ObjectType, ObjectID, CatalogID }) satisfies ConditionResult
  const isAssigned = (catalog: string) => viewer.shelves.some((shelf) => shelf.catalog === catalog)
  return [
    result('ProductActive', facts.isActive, 'Product', id),
    ...(parentID === null ? [] : [result('ParentActive', facts.hasActiveParent, 'Product', parentID)]),
    result('InCatalog', catalogs.length > 0, 'Product', parentID ?? id),
    result('OwnAssignment', facts.isAssigned, 'Product', parentID ?? id),
    ...catalogs.flatMap((catalog) => [
      result('CatalogActive', catalog.isActive, 'Catalog', catalog.id),
      // an inactive catalog is on no shelf, whether it is assigned or not
      ...(catalog.isActive ? [result('CatalogAssigned', isAssigned(catalog.id), 'Catalog', catalog.id)] : []),
      ...(isAssigned(catalog.id) ? [result('ShownInCatalog', shown.has(catalog.id), 'Catalog', catalog.id)] : []),
    ]),
    ...categories
      .filter((place) => isAssigned(place.catalog))
      .map((place) => result('CategoryOpen', isCategoryOpen(viewer, place), 'Category', place.category, place.catalog)),
    ...(facts.isBundle ? [result('PartsVisible', facts.hasOpenParts, 'Product', id)] : []),
  ]
}

/** A setting of the category decides, else the catalog's. */
function isCategoryOpen({ products, shelves }: Viewer, { catalog, category }: CategoryKey): boolean {
  const isThis = (place: CategoryKey) => place.catalog === catalog && place.category === category
  if (products.closed.some(isThis)) return false
  return products.opened.some(isThis) || shelves.some((shelf) => shelf.catalog === catalog && shelf.allProducts)
}
