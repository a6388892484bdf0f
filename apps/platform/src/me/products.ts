import { Catalog } from '@tessera/contract/platform/catalog/catalogs'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { Product } from '@tessera/contract/platform/catalog/products'
import { BuyerProduct } from '@tessera/contract/platform/me/me-models'
import { findDepth } from '@tessera/domain/catalog/depth'
import { fail, notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { findAsked } from '../engine/asked.ts'
import { isEmptyPage } from '../engine/list.ts'
import { tableOf } from '../engine/table.ts'
import { listProductPage, type ProductSource } from '../product-search/list-products.ts'
import type { Pace } from '../product-search/pace.ts'
import { findRowTexts } from '../product-search/rows.ts'
import { buyerProducts, steadyProducts } from '../visibility/buyer-products.ts'
import { inCategory } from '../visibility/in-category.ts'
import { type Look, lookOf } from '../visibility/looking.ts'
import { sells } from '../visibility/sellers.ts'
import { isUsable } from '../visibility/usable-stock.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { visibleCategories } from '../visibility/visible-categories.ts'
import { visibleProducts } from '../visibility/visible-products.ts'

const table = tableOf(BuyerProduct, '/me/products', 'products')

function seen(call: PlatformCall, { viewer, sees }: Look, pace: Pace): ProductSource {
  const catalogID = findAsked(call, 'catalogID') || undefined
  const categoryID = findAsked(call, 'categoryID') || undefined
  const asked = findAsked(call, 'depth') || 'all'
  const depth = findDepth(asked) ?? fail('Category.InvalidDepth', { Value: asked })
  const catalog = catalogID ?? (categoryID && (viewer.defaultCatalog ?? ''))
  const where = (how: Pace) =>
    and([
      visibleProducts(viewer, { catalog, pace: categoryID ? 'each' : how }),
      ...(catalog && categoryID ? [inCategory(viewer, catalog, categoryID, depth)] : []),
    ])
  const visible = (how: Pace) => sql`select t.id from products t where ${where(how)}`
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
    from: buyerProducts(viewer, findAsked(call, 'sellerID') || undefined),
    where: where(pace),
    usable: isUsable(viewer),
    steady,
  }
}

async function listProducts(call: PlatformCall): Promise<Json> {
  const look = await lookOf(call)
  const { party, epochs } = look
  const page = await listProductPage(call, { source: (pace) => seen(call, look, pace), party, epochs })
  if (isEmptyPage(page)) await requirePlace(call, look.viewer)
  return page
}

/** Runs only when nothing was found: throws a 404 for a catalog or category that the user cannot see. */
async function requirePlace(call: PlatformCall, viewer: Viewer): Promise<void> {
  const catalogID = findAsked(call, 'catalogID')
  const categoryID = findAsked(call, 'categoryID')
  if (catalogID && !viewer.shelves.some(({ catalog }) => catalog === catalogID))
    throw notFound(Catalog.title, catalogID)
  if (!categoryID) return
  const known = await call.db.find(sql`
    select from categories c
    where ${visibleCategories(viewer)} and c.catalog_id = ${catalogID || viewer.defaultCatalog} and c.id = ${categoryID}`)
  if (!known) throw notFound(Category.title, categoryID)
}

/** Concurrent requests share one read, cached until the next write: a bundle's visibility depends on its products. */
async function getProduct(call: PlatformCall): Promise<Json> {
  const { viewer, party, epochs } = await lookOf(call)
  const { db, operation, actor } = call
  const id = parameter(call, 'productID')
  const seller = findAsked(call, 'sellerID') || undefined
  const texts = await findRowTexts(
    {
      db,
      marketplace: actor.marketplace,
      epoch: epochs.everything,
      way: JSON.stringify([operation.id, party, seller]),
      table,
      source: () => ({
        from: buyerProducts(viewer, seller),
        where: and([visibleProducts(viewer), ...(seller ? [sells(viewer, sql`${seller}::text`)] : [])]),
      }),
    },
    [id],
  )
  const text = texts.get(id)
  if (text === undefined) throw notFound(Product.title, id)
  return new Json(text)
}

export const productViews: PlatformHandlers = { 'Me.ListProducts': listProducts, 'Me.GetProduct': getProduct }
