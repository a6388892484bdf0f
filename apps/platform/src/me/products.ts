import { Catalog } from '@tessera/contract/platform/catalog/catalogs'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { Product } from '@tessera/contract/platform/catalog/products'
import { BuyerProduct } from '@tessera/contract/platform/me/me-models'
import { findDepth } from '@tessera/domain/catalog/depth'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { tableOf } from '../engine/table.ts'
import { findRowTexts } from '../product-search/find-row-texts.ts'
import { listProductPage, type ProductSource } from '../product-search/list-product-page.ts'
import type { ScanMode } from '../product-search/scan-mode.ts'
import { buyerProducts, steadyProducts } from '../visibility/buyer-products.ts'
import { inCategory } from '../visibility/in-category.ts'
import { isSoldBy } from '../visibility/sellers.ts'
import { isUsable } from '../visibility/usable-stock.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { readViewerContext, type ViewerContext } from '../visibility/viewer-context.ts'
import { visibleCategories } from '../visibility/visible-categories.ts'
import { visibleProducts } from '../visibility/visible-products.ts'

const table = tableOf(BuyerProduct, '/me/products', 'products')

function visibleSource(call: PlatformCall, { viewer, sees }: ViewerContext, pace: ScanMode): ProductSource {
  const catalogID = findQueryValue(call, 'catalogID') || undefined
  const categoryID = findQueryValue(call, 'categoryID') || undefined
  const depthText = findQueryValue(call, 'depth') || 'all'
  const depth = findDepth(depthText) ?? fail('Category.InvalidDepth', { Value: depthText })
  const catalog = catalogID ?? (categoryID && (viewer.defaultCatalog ?? ''))
  const where = (how: ScanMode) =>
    and([
      visibleProducts(viewer, { catalog, pace: categoryID ? 'each' : how }),
      ...(catalog && categoryID ? [inCategory(viewer, catalog, categoryID, depth)] : []),
    ])
  const visible = (how: ScanMode) => sql`select t.id from products t where ${where(how)}`
  const steady = {
    name: 'inherited',
    from: steadyProducts,
    scope: JSON.stringify([sees, catalog, categoryID, depth]),
    all: () => visible('all'),
    few: () => visible('each'),
    isOfTree: categoryID !== undefined,
  }
  return {
    table,
    from: buyerProducts(viewer, findQueryValue(call, 'sellerID') || undefined),
    where: where(pace),
    usable: isUsable(viewer),
    stable: steady,
  }
}

async function listProducts(call: PlatformCall): Promise<JsonText> {
  const look = await readViewerContext(call)
  const { party, epochs } = look
  const page = await listProductPage(call, { source: (pace) => visibleSource(call, look, pace), party, epochs })
  if (page.total === 0) await requireVisibleCategory(call, look.viewer)
  return page
}

/** Runs only when nothing was found: throws a 404 for a catalog or category that the user cannot see. */
async function requireVisibleCategory(call: PlatformCall, viewer: Viewer): Promise<void> {
  const catalogID = findQueryValue(call, 'catalogID')
  const categoryID = findQueryValue(call, 'categoryID')
  if (catalogID && !viewer.shelves.some(({ catalog }) => catalog === catalogID))
    throw notFound(Catalog.title, catalogID)
  if (!categoryID) return
  const known = await call.db.find(sql`
    select from categories c
    where ${visibleCategories(viewer)} and c.catalog_id = ${catalogID || viewer.defaultCatalog} and c.id = ${categoryID}`)
  if (!known) throw notFound(Category.title, categoryID)
}

/** Concurrent requests share one read, cached until the next write: a bundle's visibility depends on its products. */
async function getProduct(call: PlatformCall): Promise<JsonText> {
  const { viewer, party, epochs } = await readViewerContext(call)
  const { db, operation, actor } = call
  const id = pathParameter(call, 'productID')
  const seller = findQueryValue(call, 'sellerID') || undefined
  const { texts } = await findRowTexts(
    {
      db,
      marketplace: actor.marketplace,
      epoch: epochs.everything,
      way: JSON.stringify([operation.id, party, seller]),
      table,
      source: () => ({
        from: buyerProducts(viewer, seller),
        where: and([visibleProducts(viewer), ...(seller ? [isSoldBy(viewer, sql`${seller}::text`)] : [])]),
      }),
    },
    [id],
  )
  const text = texts.get(id)
  if (text === undefined) throw notFound(Product.title, id)
  return new JsonText(text)
}

export const productViews: PlatformHandlers = { 'Me.ListProducts': listProducts, 'Me.GetProduct': getProduct }
