import { Buyer, BuyerSupplier, buyers } from '@tessera/contract/platform/companies/buyers'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { type AfterWrite, type WriteRule, withRules } from '../engine/with-rules.ts'

/** PUT without a default catalog keeps the stored one. */
const keepStoredCatalog: WriteRule = async (call, { before }) => {
  const isReplaced = call.operation.verb === 'PUT' && before
  if (!isReplaced || call.body.DefaultCatalogID) return undefined
  return { ...call.body, DefaultCatalogID: before.DefaultCatalogID }
}

const withCatalog: AfterWrite = async (call, { before, after }, id) => {
  const catalogID = after.DefaultCatalogID
  if (!before && !catalogID) return makeCatalog(call, id, after)
  if (catalogID) await assignCatalog(call, String(catalogID), id)
}

/** A new buyer gets a catalog of its own name, fully visible. */
async function makeCatalog(call: PlatformCall, id: string, { Name }: RequestBody): Promise<void> {
  const { marketplace } = call.actor
  const made = await call.db.find(sql`
    insert into catalogs (marketplace_id, id, owner_id, name, active)
    values (${marketplace}, ${id}, ${marketplace}, ${Name}, true)
    on conflict (marketplace_id, id) do nothing
    returning true`)
  if (!made) fail('Buyer.DefaultCatalogAlreadyExists', { CatalogID: id })
  await call.db.rows(sql`
    update buyers set default_catalog_id = ${id} where marketplace_id = ${marketplace} and id = ${id}`)
  await assignCatalog(call, id, id)
}

const assignCatalog = (call: PlatformCall, catalogID: string, buyerID: string): Promise<unknown> =>
  call.db.rows(sql`
    insert into catalog_assignments (marketplace_id, catalog_id, buyer_id, view_all_categories, view_all_products)
    values (${call.actor.marketplace}, ${catalogID}, ${buyerID}, true, true)
    on conflict (marketplace_id, catalog_id, buyer_id) do nothing`)

const sellers = tableOf(BuyerSupplier, '/sellers')

/** The marketplace owner, and suppliers that are open to all buyers or linked to this one. */
async function listSellers(call: PlatformCall): Promise<JsonText> {
  const { marketplace } = call.actor
  const buyerID = pathParameter(call, 'buyerID')
  const known = await call.db.find(sql`select from buyers where marketplace_id = ${marketplace} and id = ${buyerID}`)
  if (!known) throw notFound(Buyer.title, buyerID)
  const from = sql`(
    select id, name from marketplaces where id = ${marketplace}
    union all
    select s.id, s.name from suppliers s
    where s.marketplace_id = ${marketplace} and (s.all_buyers_can_order or exists (
      select from supplier_buyers l
      where l.marketplace_id = s.marketplace_id and l.supplier_id = s.id and l.buyer_id = ${buyerID}))) t`
  return listPage(call, { table: sellers, from, where: sql`true` })
}

export const buyerHandlers: PlatformHandlers = {
  ...withRules(buyers, keepStoredCatalog, withCatalog),
  'Buyers.ListBuyerSellers': listSellers,
}
