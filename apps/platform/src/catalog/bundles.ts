import { collectionPath } from '@tessera/contract/kit/resource'
import {
  Bundle,
  bundleAssignments,
  bundleProductAssignments,
  bundles,
} from '@tessera/contract/platform/catalog/bundles'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { chosenID, throwMissing } from '../engine/crud.ts'
import { checkID, resolveID } from '../engine/ids.ts'
import { listPage } from '../engine/list-page.ts'
import { requireOwnership } from '../engine/owner.ts'
import { relation } from '../engine/relation.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'
import { handlerOf, type WriteRule, withCheck, withRules } from '../engine/with-rules.ts'
import { copyBundleToProduct, createBundleProduct } from './bundle-product.ts'
import { getProduct } from './get-product.ts'
import { type Membership, membershipFilters } from './membership.ts'

const table = tableOf(Bundle, collectionPath(bundles))

/** The product is created first, because the bundle references it. */
const createProductFirst: WriteRule = async (call, { id, before, after }) => {
  if (before) return undefined
  const made = id === undefined ? await chosenID(call) : checkID(id)
  await createBundleProduct(call, made, String(after.OwnerID), after)
  return { ...call.body, ID: made }
}

/** A new ID renames the product; a foreign key renames the bundle with it. */
async function renameThroughProduct(call: PlatformCall): Promise<PlatformCall> {
  const { body, params, actor } = call
  await requireOwnership(table, call)
  if (typeof body.ID !== 'string' || body.ID === params.bundleID) return call
  const bundleID = await resolveID(call, body.ID)
  const known = await call.db.find(sql`
    update products p set id = ${bundleID}
    from bundles b
    where b.marketplace_id = ${actor.marketplace} and b.id = ${params.bundleID}
      and p.marketplace_id = b.marketplace_id and p.id = b.id
    returning true`)
  return known ? { ...call, params: { ...params, bundleID }, body: { ...body, ID: bundleID } } : call
}

async function deleteBundle(call: PlatformCall): Promise<undefined> {
  await requireOwnership(table, call)
  const id = pathParameter(call, 'bundleID')
  const gone = await call.db.find(sql`
    delete from products p using bundles t
    where ${scope(table, call)} and t.id = ${id} and p.marketplace_id = t.marketplace_id and p.id = t.id
    returning true`)
  if (!gone) await throwMissing(table, call, id)
}

const membership: Membership = {
  inCatalog: (catalogID) => sql`exists (select from bundle_catalog_assignments a
    where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.bundle_id = t.id)`,
  inCategory: (catalogID, categoryID) => sql`exists (select from category_bundle_assignments a
    where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.category_id = ${categoryID} and a.bundle_id = t.id)`,
  soldBy: (supplierID) => sql`t.owner_id = ${supplierID}`,
}

const listBundles = (call: PlatformCall): Promise<JsonText> =>
  listPage(call, {
    table,
    from: sql`bundles t`,
    where: and([scope(table, call), ...membershipFilters(call, membership)]),
  })

/** A bundle may hold a parent product or its children, never both. */
async function checkProduct(call: PlatformCall): Promise<void> {
  const { db, actor, body } = call
  const product = await getProduct(call, body.ProductID)
  const bundle = await db.find<{ owner_id: string; has_parent: boolean; has_child: boolean }>(sql`
    select b.owner_id,
      bool_or(a.product_id = ${product.parent_id}) as has_parent,
      bool_or(p.parent_id = ${product.id}) as has_child
    from bundles b
    left join bundle_product_assignments a on a.marketplace_id = b.marketplace_id and a.bundle_id = b.id
    left join products p on p.marketplace_id = a.marketplace_id and p.id = a.product_id
    where b.marketplace_id = ${actor.marketplace} and b.id = ${body.BundleID}
    group by b.owner_id`)
  if (!bundle) throw notFound(Bundle.title, body.BundleID)
  if (bundle.owner_id !== product.owner_id) fail('Bundle.OwnerIDMustMatch', { ProductID: product.id })
  if (bundle.has_parent) fail('Bundle.ParentProductAssigned', { ProductID: product.id })
  if (bundle.has_child) fail('Bundle.ChildProductsAssigned', { ProductID: product.id })
  if (product.is_bundle)
    fail('ValidationFailure', { Property: 'ProductID' }, 'A bundle cannot be part of a bundle; add its products.')
}

const ruledHandlers = withRules(bundles, createProductFirst, async (call, _written, id) =>
  copyBundleToProduct(call, id),
)

export const bundleHandlers: PlatformHandlers = {
  ...ruledHandlers,
  'Bundles.Save': async (call) => handlerOf(ruledHandlers, 'Bundles.Save')(await renameThroughProduct(call)),
  'Bundles.Patch': async (call) => handlerOf(ruledHandlers, 'Bundles.Patch')(await renameThroughProduct(call)),
  'Bundles.List': listBundles,
  'Bundles.Delete': deleteBundle,
  ...partyAssignments(bundleAssignments),
  ...withCheck(relation(bundleProductAssignments), ['Bundles.SaveProductAssignment'], checkProduct),
}
