import { Supplier, SupplierBuyer, suppliers } from '@tessera/contract/platform/companies/suppliers'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'

/** Only the marketplace owner decides which buyers may order; a supplier's own change of it is ignored. */
const keepBuyerAccess: WriteRule = async ({ actor, body }, { before }) =>
  actor.userType === 'admin' ? undefined : { ...body, AllBuyersCanOrder: before?.AllBuyersCanOrder ?? false }

const linked = tableOf(SupplierBuyer, '/suppliers/:supplierID/buyers')

async function listBuyers(call: PlatformCall): Promise<JsonText> {
  const { marketplace } = call.actor
  const supplierID = pathParameter(call, 'supplierID')
  const from = sql`(
    select b.id, b.name
    from supplier_buyers l
    join buyers b on b.marketplace_id = l.marketplace_id and b.id = l.buyer_id
    where l.marketplace_id = ${marketplace} and l.supplier_id = ${supplierID}) t`
  const page = await listPage(call, { table: linked, from, where: sql`true` })
  if (page.total > 0) return page
  const known = await call.db.find(
    sql`select from suppliers where marketplace_id = ${marketplace} and id = ${supplierID}`,
  )
  if (!known) throw notFound(Supplier.title, supplierID)
  return page
}

async function saveBuyer(call: PlatformCall): Promise<undefined> {
  if (call.actor.userType !== 'admin') fail('Auth.UserNotAuthorizedToAdmin')
  await call.db.rows(sql`
    insert into supplier_buyers (marketplace_id, supplier_id, buyer_id)
    values (${call.actor.marketplace}, ${pathParameter(call, 'supplierID')}, ${pathParameter(call, 'buyerID')})
    on conflict (marketplace_id, supplier_id, buyer_id) do nothing`)
}

async function deleteBuyer(call: PlatformCall): Promise<undefined> {
  if (call.actor.userType !== 'admin') fail('Auth.UserNotAuthorizedToAdmin')
  const buyerID = pathParameter(call, 'buyerID')
  const gone = await call.db.find(sql`
    delete from supplier_buyers
    where marketplace_id = ${call.actor.marketplace} and supplier_id = ${pathParameter(call, 'supplierID')} and buyer_id = ${buyerID}
    returning true`)
  if (!gone) throw notFound(SupplierBuyer.title, buyerID)
}

export const supplierHandlers: PlatformHandlers = {
  ...withRules(suppliers, keepBuyerAccess),
  'Suppliers.ListBuyers': listBuyers,
  'Suppliers.SaveBuyer': saveBuyer,
  'Suppliers.DeleteBuyer': deleteBuyer,
}
