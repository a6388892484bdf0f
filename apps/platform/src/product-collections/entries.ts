import {
  ProductCollection,
  ProductCollectionEntry,
  ProductCollectionProduct,
} from '@tessera/contract/platform/catalog/product-collections'
import { ProductCollectionBuyerProduct } from '@tessera/contract/platform/me/me-models'
import { findEntryProblem, maxCollectionEntries } from '@tessera/domain/catalog/product-collections'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { requireParents } from '../engine/parents.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { tableOf } from '../engine/table.ts'
import { getVisibleProduct } from '../me/visible-product.ts'
import { listProductPage, type ProductSource } from '../product-search/list-product-page.ts'
import { currentEpochs, type ProductEpochs } from '../product-search/product-epochs.ts'
import { buyerProducts } from '../visibility/buyer-products.ts'
import { isUsable } from '../visibility/usable-stock.ts'
import { readViewerContext } from '../visibility/viewer-context.ts'
import { visibleProducts } from '../visibility/visible-products.ts'
import { getCollection } from './find-collection.ts'

const viewTable = tableOf(ProductCollectionBuyerProduct, '/me/products', 'products')
const sellerTable = tableOf(ProductCollectionProduct, '/products', 'products')

/** Products as `… t`, restricted to the entries of a collection and with their position and date. */
const entriesOf = (products: Sql, collection: string): Sql => sql`(
  select t.*, e.list_order, e.date_added
  from ${products} join product_collection_entries e on e.collection_uid = ${collection} and e.product_id = t.id) t`

/** Entries change without a catalog write, so their counts are cached only as part of the reply. */
const listEntries = (
  call: PlatformCall,
  source: ProductSource,
  party: string,
  epochs: ProductEpochs,
): Promise<JsonText> =>
  listProductPage(call, { source: () => source, party, epochs: { ...epochs, catalog: new Map() } })

/** Entries that the caller cannot see now are left out; they return when they are visible again. */
async function listOwnEntries(call: PlatformCall): Promise<JsonText> {
  const { uid } = await getCollection(call, 'read')
  const { viewer, party, epochs } = await readViewerContext(call)
  const source: ProductSource = {
    table: viewTable,
    from: entriesOf(buyerProducts(viewer), uid),
    where: visibleProducts(viewer),
    usable: isUsable(viewer),
  }
  return listEntries(call, source, JSON.stringify([party, uid]), epochs)
}

/** All entries, as the seller sees products. */
async function listBuyerEntries(call: PlatformCall): Promise<JsonText> {
  const { db, actor } = call
  const id = pathParameter(call, 'productCollectionID')
  const found = await db.find<{ uid: string }>(sql`
    select uid from product_collections
    where marketplace_id = ${actor.marketplace} and buyer_id = ${pathParameter(call, 'buyerID')} and id = ${id}`)
  if (!found) {
    await requireParents({ keys: [{ column: 'buyer_id', parameter: 'buyerID' }] }, call)
    throw notFound(ProductCollection.title, id)
  }
  const source: ProductSource = {
    table: sellerTable,
    from: entriesOf(sql`products t`, found.uid),
    where: sql`t.marketplace_id = ${actor.marketplace}`,
  }
  return listEntries(call, source, found.uid, await currentEpochs(db, actor.marketplace))
}

/** The collection is locked, so that two additions at once do not exceed the limit. */
async function addEntry(
  call: PlatformCall,
  productID: string,
  place: { listOrder: unknown } | undefined,
): Promise<undefined> {
  const { uid } = await getCollection(call, 'write')
  await getVisibleProduct({ ...call, params: { ...call.params, productID } })
  const counted = await call.db.find<{ entries: number; isThere: boolean }>(sql`
    select count(*)::int as entries, coalesce(bool_or(product_id = ${productID}), false) as "isThere"
    from product_collection_entries
    where collection_uid = ${uid}`)
  if (counted) refuseIf(findEntryProblem(counted.entries, counted.isThere), { Limit: maxCollectionEntries })
  await call.db.rows(sql`
    insert into product_collection_entries (collection_uid, marketplace_id, product_id, list_order)
    values (${uid}, ${call.actor.marketplace}, ${productID}, ${place?.listOrder ?? null})
    on conflict (collection_uid, product_id) ${place ? sql`do update set list_order = excluded.list_order` : sql`do nothing`}`)
}

async function removeEntry(call: PlatformCall): Promise<undefined> {
  const { uid } = await getCollection(call, 'write')
  const productID = pathParameter(call, 'productID')
  const gone = await call.db.find(sql`
    delete from product_collection_entries where collection_uid = ${uid} and product_id = ${productID} returning true`)
  if (!gone) throw notFound(ProductCollectionEntry.title, productID)
}

export const entryHandlers: PlatformHandlers = {
  'ProductCollections.ListEntries': listBuyerEntries,
  'Me.ListProductCollectionEntries': listOwnEntries,
  'Me.CreateProductCollectionEntry': (call) => addEntry(call, pathParameter(call, 'productID'), undefined),
  'Me.SaveProductCollectionEntry': (call) =>
    addEntry(call, String(call.body.ProductID), { listOrder: call.body.ListOrder }),
  'Me.DeleteProductCollectionEntry': removeEntry,
}
