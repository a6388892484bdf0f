import {
  categories,
  categoryAssignments,
  categoryBundleAssignments,
  categoryProductAssignments,
} from '@tessera/contract/platform/catalog/categories'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { relation } from '../engine/relation.ts'
import { type WriteRule, withCheck, withRules } from '../engine/with-rules.ts'
import { getProduct } from './get-product.ts'
import { listCategories } from './list-categories.ts'

const checkPlacement: WriteRule = async (call, { id, before, after }) => {
  const { ParentID: parent, ListOrder: place } = after
  if (typeof parent === 'string' && parent !== before?.ParentID) await refuseCircle(call, id, parent)
  const isAdjusting = findQueryValue(call, 'adjustListOrders')?.toLowerCase() === 'true'
  if (isAdjusting && typeof place === 'number') await makeRoom(call, id, parent, place)
  return undefined
}

/** Moves within a catalog are serialized, because two concurrent ones could form a cycle. */
async function refuseCircle(call: PlatformCall, id: string | undefined, parent: string): Promise<void> {
  const { db, actor, body } = call
  if (parent === (body.ID ?? id)) fail('Category.CircularReference', { ParentID: parent })
  if (id === undefined) return
  const catalogID = pathParameter(call, 'catalogID')
  await db.find(
    sql`select from catalogs where marketplace_id = ${actor.marketplace} and id = ${catalogID} for no key update`,
  )
  const below = await db.find(sql`
    with recursive up as (
      select id, parent_id from categories
      where marketplace_id = ${actor.marketplace} and catalog_id = ${catalogID} and id = ${parent}
      union
      select c.id, c.parent_id from categories c join up on c.id = up.parent_id
      where c.marketplace_id = ${actor.marketplace} and c.catalog_id = ${catalogID})
    select from up where id = ${id}`)
  if (below) fail('Category.CircularReference', { ParentID: parent })
}

/** Increments the `ListOrder` of siblings at this position and after it. */
async function makeRoom(call: PlatformCall, id: string | undefined, parent: unknown, place: number): Promise<void> {
  await call.db.rows(sql`
    update categories
    set list_order = list_order + 1
    where marketplace_id = ${call.actor.marketplace} and catalog_id = ${pathParameter(call, 'catalogID')}
      and parent_id is not distinct from ${parent ?? null}::text and list_order >= ${place}
      and id is distinct from ${id ?? null}::text`)
}

/** Assigning a product to a category also assigns it to the catalog. */
async function addProductToCatalog(call: PlatformCall): Promise<void> {
  const product = await getProduct(call, call.body.ProductID)
  if (product.parent_id) fail('Category.CannotAssignChildProduct', { ProductID: product.id })
  await call.db.rows(sql`
    insert into product_catalog_assignments (marketplace_id, catalog_id, product_id)
    values (${call.actor.marketplace}, ${pathParameter(call, 'catalogID')}, ${product.id})
    on conflict (marketplace_id, catalog_id, product_id) do nothing`)
}

const addBundleToCatalog = async (call: PlatformCall): Promise<void> => {
  await call.db.rows(sql`
    insert into bundle_catalog_assignments (marketplace_id, catalog_id, bundle_id)
    values (${call.actor.marketplace}, ${pathParameter(call, 'catalogID')}, ${call.body.BundleID})
    on conflict (marketplace_id, catalog_id, bundle_id) do nothing`)
}

export const categoryHandlers: PlatformHandlers = {
  ...withRules(categories, checkPlacement),
  'Categories.List': listCategories,
  ...partyAssignments(categoryAssignments),
  ...withCheck(relation(categoryProductAssignments), ['Categories.SaveProductAssignment'], addProductToCatalog),
  ...withCheck(relation(categoryBundleAssignments), ['Categories.SaveBundleAssignment'], addBundleToCatalog),
}
