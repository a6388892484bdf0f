import { collectionPath } from '@tessera/contract/kit/resource'
import { buyerProductCollections, ProductCollection } from '@tessera/contract/platform/catalog/product-collections'
import { hasCollectionAccess } from '@tessera/domain/catalog/product-collections'
import { fail } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { fullRow } from '../engine/column-assignments.ts'
import { chosenID, crud, insertRecord } from '../engine/crud.ts'
import { checkID } from '../engine/ids.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { handlerOf } from '../engine/with-rules.ts'
import { getListed } from '../me/find-listed.ts'
import { collectorKey, findCollection, getCollection, isMember, isOfBuyer } from './find-collection.ts'

const table = tableOf(ProductCollection, collectionPath(buyerProductCollections))
const generic = crud(buyerProductCollections)

/** Own collections, those shared with the caller, and those of some access levels. */
const sourceOf = (call: PlatformCall, shared: Sql): ListSource => ({
  table,
  from: sql`product_collections t`,
  where: sql`${isOfBuyer(call)}
    and (t.owner_uid = ${collectorKey(call)}::bigint or ${isMember(call)} or t.access_level in (${shared}))`,
})

const idIn = (call: PlatformCall): string => pathParameter(call, 'productCollectionID')

/** The call as a write under the caller's buyer. */
const underBuyer = (call: PlatformCall): PlatformCall => ({
  ...call,
  params: { buyerID: call.actor.companyID, id: call.params.productCollectionID ?? '' },
})

const write = (verb: 'Save' | 'Patch' | 'Delete', call: PlatformCall): Promise<Reply> =>
  handlerOf(generic, `${buyerProductCollections.tag}.${verb}`)(underBuyer(call))

const insertOwn = (call: PlatformCall, id: string): Promise<JsonText> =>
  insertRecord(table, underBuyer(call), id, [
    ...fullRow(table, call.body),
    { column: 'owner_uid', value: sql`${call.actor.userKey}` },
  ])

/** A new ID makes a collection of the caller's own; an ID that others use is refused by its key. */
async function saveOwn(call: PlatformCall): Promise<Reply> {
  const found = await findCollection(call)
  if (!found || found.access === 'none') return insertOwn(call, checkID(idIn(call)))
  if (!hasCollectionAccess(found.access, 'write'))
    fail('ProductCollection.CannotModify', { ProductCollectionID: idIn(call) })
  return write('Save', call)
}

export const ownCollectionHandlers: PlatformHandlers = {
  'Me.ListProductCollections': (call) => listPage(call, sourceOf(call, sql`'Public'`)),
  'Me.GetProductCollection': (call) =>
    getListed(call, sourceOf(call, sql`'Public', 'Shareable'`), ProductCollection.title, idIn(call)),
  'Me.CreateProductCollection': async (call) => insertOwn(call, await chosenID(call)),
  'Me.SaveProductCollection': saveOwn,
  'Me.PatchProductCollection': async (call) => {
    await getCollection(call, 'write')
    return write('Patch', call)
  },
  'Me.DeleteProductCollection': async (call) => {
    await getCollection(call, 'own')
    return write('Delete', call)
  },
}
