import { fromUnits } from '@tessera/domain/money'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { missingOrder, namedOrder } from '../orders/find-order.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { hasOldPrices } from '../orders/order-pricing.ts'
import { refreshOrder } from '../orders/refresh-orders.ts'

/** In one small statement while prices are current: it is asked several times while an order is paid. */
export const getPaymentStatus: PlatformHandler = async (call) => {
  const found = await findPaymentStatus(call)
  if (!found) throw missingOrder(call)
  if (!found.hasOldPrices) return new JsonText(found.json)
  await refreshOrder(call, found.uid)
  return new JsonText((await findPaymentStatus(call))?.json ?? 'null')
}

const findPaymentStatus = (call: PlatformCall) =>
  call.db.find<{ json: string; uid: string; hasOldPrices: boolean }>(sql`
    select t.uid::text, ${hasOldPrices} as "hasOldPrices", json_build_object('ID', t.id, 'Status', t.status, 'Total', trim_scale(t.total),
      'PaymentIDs', (select coalesce(json_agg(y.id order by y.date_created, y.id), '[]') from payments y where y.order_uid = t.uid),
      'FromUserID', coalesce(case when t.is_submitted then t.from_user ->> 'ID' end, u.id), 'IsGuest', t.is_guest)::text as json
    from orders t
    left join users u on u.uid = t.from_user_uid
    where ${namedOrder(call)}`)

/** The same of an order that is locked and about to be written. */
export const paymentStatusOf = ({
  record,
  state: { order, payments },
}: Pick<LockedOrder, 'record' | 'state'>): JsonText =>
  new JsonText(
    JSON.stringify({
      ID: order.id,
      Status: order.status,
      Total: fromUnits(order.total),
      PaymentIDs: payments.map(({ id }) => id),
      FromUserID: order.fromUserID,
      IsGuest: record.isGuest,
    }),
    order.id,
  )
