import { ProductCollection } from '@tessera/contract/platform/catalog/product-collections'
import {
  type CollectionAccess,
  type CollectionRelation,
  decideCollectionAccess,
  hasCollectionAccess,
} from '@tessera/domain/catalog/product-collections'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** A collection of the caller's buyer and what the caller may do with it. */
export interface FoundCollection {
  uid: string
  access: CollectionAccess
}

/** Guests share one user, so that user's collections and memberships are not theirs. */
export const collectorKey = ({ actor }: PlatformCall): string | null => (actor.orderID ? null : actor.userKey)

export const isOfBuyer = ({ actor }: PlatformCall): Sql =>
  sql`t.marketplace_id = ${actor.marketplace} and t.buyer_id = ${actor.companyID}`

/** The condition that the caller has accepted an invitation to the collection `t`. */
export const isMember = (call: PlatformCall): Sql => sql`exists (
  select from product_collection_invitations i
  where i.collection_uid = t.uid and i.accepted_by = ${collectorKey(call)}::bigint)`

/** The collection in the path, locked by writes; undefined if the buyer has none with this ID. */
export async function findCollection(call: PlatformCall): Promise<FoundCollection | undefined> {
  const row = await call.db.find<CollectionRelation & { uid: string }>(sql`
    select t.uid, t.access_level as "accessLevel", t.owner_uid is not distinct from ${collectorKey(call)}::bigint
        and t.owner_uid is not null as "isOwner", ${isMember(call)} as "isMember",
      exists (select from product_collection_invitations i
        where i.collection_uid = t.uid and i.accepted_by = ${collectorKey(call)}::bigint and i.admin) as "isAdmin"
    from product_collections t
    where ${isOfBuyer(call)} and t.id = ${pathParameter(call, 'productCollectionID')}
    ${call.operation.verb === 'GET' ? sql`` : sql`for no key update of t`}`)
  return row && { uid: row.uid, access: decideCollectionAccess(row) }
}

/** The same; throws a 404 if the caller may not see it, and a refusal if the caller may not do as much. */
export async function getCollection(call: PlatformCall, needed: CollectionAccess): Promise<FoundCollection> {
  const found = await findCollection(call)
  const id = pathParameter(call, 'productCollectionID')
  if (!found || found.access === 'none') throw notFound(ProductCollection.title, id)
  if (!hasCollectionAccess(found.access, needed)) fail('ProductCollection.CannotModify', { ProductCollectionID: id })
  return found
}
