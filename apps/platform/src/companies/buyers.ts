import { Buyer, BuyerSupplier, buyers } from '@tessera/contract/platform/companies/buyers'
import { fail, notFound } from '@tessera/server/api-error'
import { type Body, parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listFull } from '../engine/list.ts'
import { type Aftermath, type Rule, ruled } from '../engine/ruled.ts'
import { tableOf } from '../engine/table.ts'

/** PUT without a default catalog keeps the stored one. */
const keepCatalog: Rule = async (call, { before }) => {
  const isReplaced = call.operation.verb === 'PUT' && before
  if (!isReplaced || call.body.DefaultCatalogID) return undefined
  return { ...call.body, DefaultCatalogID: before.DefaultCatalogID }
}

const withCatalog: Aftermath = async (call, { before, after }, id) => {
  const catalogID = after.DefaultCatalogID
  if (!before && !catalogID) return makeCatalog(call, id, after)
  if (catalogID) await assign(call, String(catalogID), id)
}

/** A new buyer gets a catalog of its own name, fully visible. */
async function makeCatalog(call: PlatformCall, id: string, { Name }: Body): Promise<void> {
  const { marketplace } = call.actor
  const made = await call.db.find(sql`
    insert into catalogs (marketplace_id, id, owner_id, name, active)
    values (${marketplace}, ${id}, ${marketplace}, ${Name}, true)
    on conflict (marketplace_id, id) do nothing
    returning true`)
  if (!made) fail('Buyer.DefaultCatalogAlreadyExists', { CatalogID: id })
  await call.db.rows(sql`
    update buyers set default_catalog_id = ${id} where marketplace_id = ${marketplace} and id = ${id}`)
  await assign(call, id, id)
}

const assign = (call: PlatformCall, catalogID: string, buyerID: string): Promise<unknown> =>
  call.db.rows(sql`
    insert into catalog_assignments (marketplace_id, catalog_id, buyer_id, view_all_categories, view_all_products)
    values (${call.actor.marketplace}, ${catalogID}, ${buyerID}, true, true)
    on conflict (marketplace_id, catalog_id, buyer_id) do nothing`)

const sellers = tableOf(BuyerSupplier, '/sellers')

/** The marketplace owner, and suppliers that are open to all buyers or linked to this one. */
async function listSellers(call: PlatformCall): Promise<Json> {
  const { marketplace } = call.actor
  const buyerID = parameter(call, 'buyerID')
  const known = await call.db.find(sql`select from buyers where marketplace_id = ${marketplace} and id = ${buyerID}`)
  if (!known) throw notFound(Buyer.title, buyerID)
  const from = sql`(
    select id, name from marketplaces where id = ${marketplace}
    union all
    select s.id, s.name from suppliers s
    where s.marketplace_id = ${marketplace} and (s.all_buyers_can_order or exists (
      select from supplier_buyers l
      where l.marketplace_id = s.marketplace_id and l.supplier_id = s.id and l.buyer_id = ${buyerID}))) t`
  return listFull(call, { table: sellers, from, where: sql`true` })
}

export const buyerHandlers: PlatformHandlers = {
  ...ruled(buyers, keepCatalog, withCatalog),
  'Buyers.ListBuyerSellers': listSellers,
}
