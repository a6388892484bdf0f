import { Catalog } from '@tessera/contract/platform/catalog/catalogs'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { findDepth } from '@tessera/domain/catalog/depth'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { findQueryValue, withoutQueryValues } from '../engine/list-query.ts'
import { tableOf } from '../engine/table.ts'
import { categoriesBelow } from '../visibility/in-category.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { currentViewer } from '../visibility/viewer-context.ts'
import { visibleCategories } from '../visibility/visible-categories.ts'
import { visibleProducts } from '../visibility/visible-products.ts'
import { getListed } from './find-listed.ts'

const table = tableOf({ ...Category, title: 'BuyerCategory' }, '/categories', 'categories')

const chosenCatalog = (call: PlatformCall, { defaultCatalog }: Viewer): string | null =>
  findQueryValue(call, 'catalogID') || defaultCatalog

/** Categories of one catalog that the caller can see; hidden children are not counted. */
function categorySource(viewer: Viewer, catalog: string | null): ListSource {
  const from = sql`(
    select c.*, (select count(*)::int from (
      select from categories c
      where c.catalog_id = above.catalog_id and c.parent_id = above.id and ${visibleCategories(viewer)}) below) as child_count
    from categories c
    cross join lateral (select c.catalog_id, c.id) above
    where ${visibleCategories(viewer)} and c.catalog_id = ${catalog}) t`
  return { table, from, where: sql`true` }
}

/** `depth` counts from the `ParentID` filter, or else from the top. */
async function listCategories(call: PlatformCall): Promise<JsonText> {
  const viewer = await currentViewer(call)
  const catalog = chosenCatalog(call, viewer)
  const depthText = findQueryValue(call, 'depth')
  const depth = findDepth(depthText) ?? fail('Category.InvalidDepth', { Value: depthText })
  const productID = findQueryValue(call, 'productID')
  const where = and([inDepth(call, viewer, catalog, depth), ...(productID ? [holdsProduct(viewer, productID)] : [])])
  const page = await listPage(withoutQueryValues(call, 'ParentID'), { ...categorySource(viewer, catalog), where })
  if (page.total === 0) requireCatalog(call, viewer)
  return page
}

function inDepth(call: PlatformCall, viewer: Viewer, catalog: string | null, depth: number): Sql {
  const start = Object.entries(call.query)
    .filter(([name]) => name.toLowerCase() === 'parentid')
    .flatMap(([, value]) => filterConditions(table, { ParentID: value }, new Set()))
  if (start.length === 0 && depth === Number.POSITIVE_INFINITY) return sql`true`
  const first =
    start.length > 0
      ? sql`c.id in (select t.id from categories t where t.marketplace_id = c.marketplace_id and t.catalog_id = c.catalog_id and ${and(start)})`
      : sql`c.parent_id is null`
  return sql`t.id in (${categoriesBelow(viewer, catalog, first, depth)})`
}

const holdsProduct = (viewer: Viewer, productID: string): Sql => sql`(t.catalog_id, t.id) in (
  select place.catalog_id, place.category_id
  from products t
  join (
    select p.marketplace_id, p.catalog_id, p.category_id, p.product_id from category_product_assignments p
    union all
    select p.marketplace_id, p.catalog_id, p.category_id, p.bundle_id from category_bundle_assignments p) place
    on place.marketplace_id = t.marketplace_id and place.product_id = coalesce(t.parent_id, t.id)
  where ${visibleProducts(viewer)} and t.id = ${productID})`

function requireCatalog(call: PlatformCall, { shelves }: Viewer): void {
  const catalogID = findQueryValue(call, 'catalogID')
  if (catalogID && !shelves.some(({ catalog }) => catalog === catalogID)) throw notFound(Catalog.title, catalogID)
}

async function getCategory(call: PlatformCall): Promise<JsonText> {
  const viewer = await currentViewer(call)
  return getListed(
    call,
    categorySource(viewer, chosenCatalog(call, viewer)),
    Category.title,
    pathParameter(call, 'categoryID'),
  )
}

export const categoryViews: PlatformHandlers = {
  'Me.ListCategories': listCategories,
  'Me.GetCategory': getCategory,
}
