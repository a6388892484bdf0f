import { name, type Sql, sql } from '@tessera/server/sql'
import type { ScanMode } from '../product-search/scan-mode.ts'
import { isInCatalogs, isOneOfCategories } from './category-conditions.ts'
import { isForParty } from './party-conditions.ts'
import type { AssignedCatalog, Viewer } from './viewer.ts'

interface VisibilityOptions {
  /** Restricts to one catalog. */
  catalog?: string | undefined
  /**
   * PostgreSQL cannot choose the scan itself: with 10,000 products the wrong one costs 5 ms instead of 1, or 50 instead
   * of 10.
   */
  pace?: ScanMode
}

/** The condition that a user can see the product `t`, used by every list and read under /me and every order line. */
export const visibleProducts = (viewer: Viewer, { catalog, pace = 'each' }: VisibilityOptions = {}): Sql => sql`
  ${isOpen(viewer, 't', { catalog, pace })}
  and ${hasOpenParts(viewer)}`

/** The product `t` is no bundle, or all of its parts are open. */
export const hasOpenParts = (viewer: Viewer): Sql => sql`(not t.is_bundle or not exists (
    select from bundle_product_assignments b
    join products part on part.marketplace_id = b.marketplace_id and part.id = b.product_id
    where b.marketplace_id = ${viewer.marketplace} and b.bundle_id = t.id and not (${isOpen(viewer, 'part', {})})
    offset 0))`

const isOpen = (viewer: Viewer, alias: string, options: VisibilityOptions): Sql => sql`
  ${name(alias)}.marketplace_id = ${viewer.marketplace} and ${name(alias)}.active
  and ${hasActiveParent(viewer, alias)}
  and ${isShown(viewer, alias, options)}`

export const hasActiveParent = (
  { marketplace }: Viewer,
  alias: string,
): Sql => sql`(${name(alias)}.parent_id is null or exists (
    select from products parent
    where parent.marketplace_id = ${marketplace} and parent.id = ${name(alias)}.parent_id and parent.active
    offset 0))`

/** A catalog shows the product. A child product has no catalog assignment: its visibility is its parent's. */
export function isShown(viewer: Viewer, alias: string, { catalog, pace = 'each' }: VisibilityOptions): Sql {
  const product = name(alias)
  const root = sql`coalesce(${product}.parent_id, ${product}.id)`
  const [products, bundles] = [heldProducts(viewer, catalog), heldBundles(viewer, catalog)]
  return pace === 'all'
    ? sql`${root} in (${products} union all ${bundles})`
    : sql`(exists (${products} and held.product_id = ${root} offset 0)
        or (${product}.is_bundle and exists (${bundles} and held.bundle_id = ${product}.id offset 0)))`
}

const heldProducts = (viewer: Viewer, catalog: string | undefined): Sql => sql`
  select held.product_id from product_catalog_assignments held
  where held.marketplace_id = ${viewer.marketplace}
    and ${isHeldOpen(viewer, catalog, { things: 'product_assignments', places: 'category_product_assignments', id: 'product_id' })}`

const heldBundles = (viewer: Viewer, catalog: string | undefined): Sql => sql`
  select held.bundle_id from bundle_catalog_assignments held
  where held.marketplace_id = ${viewer.marketplace}
    and ${isHeldOpen(viewer, catalog, { things: 'bundle_assignments', places: 'category_bundle_assignments', id: 'bundle_id' })}`

/** Tables of catalog and category assignments, and their column for the product or bundle. */
interface Held {
  things: string
  places: string
  id: string
}

/** Most catalogs show all their products, because no category setting says otherwise. Only the others are checked. */
function isHeldOpen(viewer: Viewer, catalog: string | undefined, held: Held): Sql {
  const { closed } = viewer.products
  const isWide = (shelf: AssignedCatalog) =>
    shelf.allProducts && !closed.some((place) => place.catalog === shelf.catalog)
  const looked = viewer.shelves.filter((shelf) => catalog === undefined || shelf.catalog === catalog)
  const wide = looked.filter(isWide).map((shelf) => shelf.catalog)
  const narrow = looked.filter((shelf) => !isWide(shelf)).map((shelf) => shelf.catalog)
  const isWideOpen = isInCatalogs(sql`held.catalog_id`, wide)
  if (narrow.length === 0) return isWideOpen
  return sql`(${isWideOpen} or (${isInCatalogs(sql`held.catalog_id`, narrow)} and ${isVisible(viewer, held)}))`
}

/**
 * A product in a catalog is visible by its own assignment or by any of its categories. Category settings override the
 * catalog, whose setting applies to products in no category and to categories without a setting.
 */
function isVisible(viewer: Viewer, { things, places, id }: Held): Sql {
  const { opened, closed } = viewer.products
  const open = viewer.shelves.filter((shelf) => shelf.allProducts).map((shelf) => shelf.catalog)
  const same = sql`place.marketplace_id = ${viewer.marketplace} and place.catalog_id = held.catalog_id and place.${name(id)} = held.${name(id)}`
  const category = sql`(place.catalog_id, place.category_id)`
  return sql`(
  exists (select from ${name(things)} a where ${isForParty(viewer)} and a.${name(id)} = held.${name(id)})
  or exists (select from ${name(places)} place where ${same} and ${isOneOfCategories(category, opened)})
  or (${isInCatalogs(sql`held.catalog_id`, open)} and (
    not exists (select from ${name(places)} place where ${same})
    or exists (select from ${name(places)} place where ${same} and not ${isOneOfCategories(category, closed)}))))`
}
