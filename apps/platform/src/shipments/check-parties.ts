import { fail, notFound } from '@tessera/server/api-error'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { WriteContext } from '../engine/write-context.ts'

/** The origin must be an address of the sender, the destination one of the buyer, and all goods must be the buyer's. */
export async function checkParties(call: PlatformCall, { id, before, after }: WriteContext): Promise<void> {
  const isChanged = (field: string) => (before?.[field] ?? null) !== (after[field] ?? null)
  const { BuyerID: buyer, FromAddressID: from, ToAddressID: to, OwnerID: owner } = after
  if (typeof buyer === 'string' && isChanged('BuyerID')) await checkBuyer(call, id, buyer)
  if (typeof from === 'string' && isChanged('FromAddressID')) await checkOrigin(call, String(owner), from)
  if (typeof to === 'string' && (isChanged('ToAddressID') || isChanged('BuyerID')))
    await checkDestination(call, buyer, to)
}

/** A supplier ships only to buyers that order from it or whose orders are sent to it. */
async function checkBuyer({ db, actor }: PlatformCall, id: string | undefined, buyer: string): Promise<void> {
  const known = await db.find(sql`
    select from buyers b where b.marketplace_id = ${actor.marketplace} and b.id = ${buyer}
    ${actor.userType === 'supplier' ? sql`and ${servesBuyer(actor.companyID)}` : sql``}`)
  if (!known) throw notFound('Buyer', buyer)
  const foreign = await db.find(sql`
    select from counted_shipment_items i
    join shipments s on s.uid = i.shipment_uid
    join orders o on o.uid = i.order_uid
    where s.marketplace_id = ${actor.marketplace} and s.id = ${id ?? null} and o.side = 'buyer' and o.from_company_id <> ${buyer}`)
  if (foreign) fail('ValidationFailure', { Property: 'BuyerID' }, 'BuyerID must be the buyer of all items.')
}

const servesBuyer = (supplier: string): Sql => sql`(
  exists (select from suppliers p where p.marketplace_id = b.marketplace_id and p.id = ${supplier} and p.all_buyers_can_order)
  or exists (select from supplier_buyers l where l.marketplace_id = b.marketplace_id and l.supplier_id = ${supplier} and l.buyer_id = b.id)
  or exists (
    select from orders o
    where o.marketplace_id = b.marketplace_id and o.side = 'buyer' and o.from_company_id = b.id and o.to_company_id = ${supplier})
  or exists (
    select from orders o
    join line_items l on l.order_uid = o.uid
    join orders i on i.uid = l.incoming_order_uid
    where o.marketplace_id = b.marketplace_id and o.side = 'seller' and o.to_company_id = ${supplier} and i.from_company_id = b.id))`

async function checkOrigin({ db, actor }: PlatformCall, owner: string, id: string): Promise<void> {
  const type = owner === actor.marketplace ? 'seller' : 'supplier'
  const found = await db.find(sql`
    select from addresses a
    where a.marketplace_id = ${actor.marketplace} and a.company_type = ${type} and a.company_id = ${owner} and a.id = ${id}`)
  if (!found) throw notFound('Address', id)
}

/** A user's private address is known to the seller only from orders that are shipped to it. */
async function checkDestination({ db, actor }: PlatformCall, buyer: unknown, id: string): Promise<void> {
  if (typeof buyer !== 'string')
    fail('ValidationFailure', { Property: 'BuyerID' }, 'BuyerID is required for an address of the buyer.')
  const found = await db.find(sql`
    select from addresses a
    where a.marketplace_id = ${actor.marketplace} and a.company_type = 'buyer' and a.company_id = ${buyer} and a.id = ${id}
      and (a.private_of is null or exists (
        select from orders o
        join line_items l on l.order_uid = o.uid
        where o.marketplace_id = a.marketplace_id and o.side = 'buyer' and o.from_company_id = a.company_id
          and o.from_user_uid = a.private_of and o.is_submitted and l.shipping_address_id = a.id))`)
  if (!found) throw notFound('Address', id)
}
