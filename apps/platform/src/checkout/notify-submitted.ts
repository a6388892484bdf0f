import { OrderSubmitResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { sql } from '@tessera/server/sql'
import { callCheckoutEvent, findCheckoutEvent, type OrderOwner } from './checkout-event.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { readResponse } from './checkout-response.ts'
import { getWorksheet } from './worksheet.ts'

/** Notifies the checkout service of a submitted order and stores its response. It cannot undo the submission. */
export async function notifySubmitted(needs: CheckoutNeeds, uid: string): Promise<void> {
  const { database } = needs
  const owner = await database.find<OrderOwner>(sql`
    select marketplace_id as marketplace, client_id as "clientID", from_user_uid::text as "userKey", is_guest as "isGuest", id as "orderID"
    from orders where uid = ${uid}`)
  const event = owner && (await findCheckoutEvent(database, owner))
  if (!event) return
  const worksheet = await getWorksheet(database, uid)
  const answer = await callCheckoutEvent(needs, event, {
    path: 'ordersubmit',
    eventID: `submitted-${uid}`,
    worksheet,
    owner,
  })
  // an empty body is accepted: the response has no required fields
  const response = readResponse(OrderSubmitResponse, { ...answer, body: answer.ok ? (answer.body ?? {}) : answer.body })
  await database.rows(
    sql`update orders set order_submit_response = ${JSON.stringify(response)}::jsonb where uid = ${uid}`,
  )
  // a refusal would be repeated, so there is no retry
  if (!answer.ok && (answer.status === 0 || answer.status >= 500))
    throw new Error(`The checkout service did not take order ${owner.orderID}: ${answer.error ?? answer.status}`)
}
