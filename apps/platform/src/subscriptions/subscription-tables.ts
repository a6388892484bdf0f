import { collectionPath } from '@tessera/contract/kit/resource'
import { subscriptions } from '@tessera/contract/platform/orders/subscriptions'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { join, name, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { lineTable } from '../orders/order-table.ts'

export const subscriptionTable = tableOf(subscriptions.model, collectionPath(subscriptions))

/** Items as lines `t`, with the addresses they name. They belong to no order. */
export const subscriptionItems = sql`(
  select i.subscription_uid, null::bigint as order_uid, ${join(lineTable.columns.map(({ column }) => sql`i.${name(column)}`))},
    (select address_json(a)::jsonb from addresses a
      where a.marketplace_id = s.marketplace_id and a.company_type = 'buyer' and a.company_id = s.from_company_id
        and a.id = i.shipping_address_id) as shipping_address,
    (select address_json(a)::jsonb from addresses a
      left join products p on p.marketplace_id = s.marketplace_id and p.id = i.product_id
      where a.marketplace_id = s.marketplace_id and a.company_type in ('seller', 'supplier') and a.id = i.ship_from_address_id
        and a.company_id = any(ships_from(p) || s.marketplace_id)
      order by array_position(ships_from(p) || s.marketplace_id, a.company_id) limit 1) as ship_from_address
  from subscription_items i
  join subscriptions s on s.uid = i.subscription_uid) t`

export async function findItemJson(db: Queryable, uid: string, id: string): Promise<JsonText | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${selectList(lineTable)} from ${subscriptionItems} where t.subscription_uid = ${uid} and t.id = ${id}) it`)
  return row && new JsonText(row.json, id)
}
