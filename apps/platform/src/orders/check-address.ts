import { fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { OrderUser } from './order-record.ts'

/** An order may use only addresses assigned to its user or owned by that user. Guests own none. */
export async function checkAddress(
  { db }: PlatformCall,
  { record }: { record: OrderUser },
  id: string,
  use: 'shipping' | 'billing',
): Promise<void> {
  const owner = record.isGuest ? null : record.userKey
  const flag = use === 'shipping' ? sql`s.is_shipping` : sql`s.is_billing`
  const found = await db.find<{ isUsable: boolean }>(sql`
    select bool_or(a.private_of is not null or ${flag}) as "isUsable"
    from addresses a
    left join address_assignments s on a.private_of is null and s.marketplace_id = a.marketplace_id and s.buyer_id = a.company_id
      and s.address_id = a.id and (s.user_id = ${record.userID} or (s.user_id is null and s.user_group_id is null) or s.user_group_id in (
        select g.user_group_id from user_group_assignments g
        where g.marketplace_id = a.marketplace_id and g.company_type = 'buyer' and g.company_id = a.company_id and g.user_id = ${record.userID}))
    where a.marketplace_id = ${record.marketplace} and a.company_type = 'buyer' and a.company_id = ${record.buyerID} and a.id = ${id}
      and (a.private_of = ${owner} or s.address_id is not null)
    group by a.id`)
  if (found?.isUsable) return
  if (found && use === 'shipping') fail('Address.IsNotShippingAddress', { AddressID: id })
  throw notFound('Address', id)
}

export async function checkLineAddress(
  call: PlatformCall,
  locked: { record: OrderUser },
  body: RequestBody,
): Promise<void> {
  if (typeof body.ShippingAddressID === 'string') await checkAddress(call, locked, body.ShippingAddressID, 'shipping')
}

export async function checkOrderAddresses(
  call: PlatformCall,
  locked: { record: OrderUser },
  body: RequestBody,
): Promise<void> {
  if (typeof body.ShippingAddressID === 'string') await checkAddress(call, locked, body.ShippingAddressID, 'shipping')
  if (typeof body.BillingAddressID === 'string') await checkAddress(call, locked, body.BillingAddressID, 'billing')
}
