import { collectionPath } from '@tessera/contract/kit/resource'
import {
  Catalog,
  catalogAssignments,
  catalogBundleAssignments,
  catalogProductAssignments,
  catalogs,
} from '@tessera/contract/platform/catalog/catalogs'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { crud, removeRecord } from '../engine/crud.ts'
import { requireOwnership } from '../engine/owner.ts'
import { relation } from '../engine/relation.ts'
import { tableOf } from '../engine/table.ts'
import { withCheck } from '../engine/with-rules.ts'
import { getProduct } from './get-product.ts'

/** A buyer user can use the catalogs assigned to its buyer, and cannot create any. */
async function requireAssigned({ db, actor }: PlatformCall, catalogID: unknown): Promise<void> {
  if (actor.userType !== 'buyer') return
  const assigned = await db.find(sql`
    select from catalog_assignments
    where marketplace_id = ${actor.marketplace} and catalog_id = ${catalogID} and buyer_id = ${actor.companyID}`)
  if (!assigned) throw notFound(Catalog.title, catalogID)
}

const table = tableOf(Catalog, collectionPath(catalogs))

/** A default catalog of a buyer cannot be deleted; the error names the buyers. */
async function deleteCatalog(call: PlatformCall): Promise<undefined> {
  await requireOwnership(table, call)
  const id = pathParameter(call, 'catalogID')
  const buyers = await call.db.rows<{ ID: string; Name: string }>(sql`
    select id as "ID", name as "Name" from buyers
    where marketplace_id = ${call.actor.marketplace} and default_catalog_id = ${id}
    order by id
    limit 100`)
  if (buyers.length > 0) fail('Catalog.CannotDelete', { Buyers: buyers })
  return removeRecord(table, call, id)
}

async function checkProduct(call: PlatformCall): Promise<void> {
  await requireAssigned(call, call.body.CatalogID)
  const product = await getProduct(call, call.body.ProductID)
  if (product.parent_id) fail('Catalog.CannotAssignChildProduct', { ProductID: product.id })
  const isForeign = call.actor.userType === 'supplier' && product.owner_id !== call.actor.companyID
  if (isForeign) fail('Catalog.CannotAssignProduct', { ProductID: product.id })
}

const generic = crud(catalogs)
const products = relation(catalogProductAssignments)

export const catalogOnlyHandlers: PlatformHandlers = {
  ...withCheck(generic, ['Catalogs.Save', 'Catalogs.Patch'], (call) =>
    requireAssigned(call, pathParameter(call, 'catalogID')),
  ),
  'Catalogs.Delete': deleteCatalog,
  ...partyAssignments(catalogAssignments),
  ...withCheck(products, ['Catalogs.SaveProductAssignment'], checkProduct),
  ...withCheck(products, ['Catalogs.DeleteProductAssignment'], (call) =>
    requireAssigned(call, pathParameter(call, 'catalogID')),
  ),
  ...relation(catalogBundleAssignments),
}
