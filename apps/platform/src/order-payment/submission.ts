import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { missingOrder, namedOrder } from '../orders/find-order.ts'

/** Returns whether the seller's checkout submitted the order; a job looks for orders it did not. */
export const getSubmission: PlatformHandler = async (call) => {
  const row = await call.db.find<{ json: string }>(sql`
    select json_build_object('ID', t.id, 'Status', t.status, 'Total', trim_scale(t.total), 'DateSubmitted', t.date_submitted,
      'IsCheckoutOnly', exists (
        select from api_clients c where c.marketplace_id = t.marketplace_id and c.id = t.client_id and c.checkout_only),
      'IsBySeller', coalesce(t.submitted_by_seller, false))::text as json
    from orders t
    where ${namedOrder(call)}`)
  if (!row) throw missingOrder(call)
  return new JsonText(row.json)
}
