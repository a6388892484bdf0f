import type { Model } from '@tessera/contract/kit/model'
import {
  OrderApprovedResponse,
  OrderSubmitForApprovalResponse,
  OrderSubmitResponse,
} from '@tessera/contract/platform/orders/checkout-responses'
import { name, sql } from '@tessera/server/sql'
import type { OrderNotice } from './announce-order.ts'
import { callCheckoutEvent, findCheckoutEvent, type OrderOwner } from './checkout-event.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { readResponse } from './checkout-response.ts'
import { getWorksheet } from './worksheet.ts'

const responses: Record<OrderNotice, { model: Model; column: string }> = {
  ordersubmit: { model: OrderSubmitResponse, column: 'order_submit_response' },
  ordersubmitforapproval: { model: OrderSubmitForApprovalResponse, column: 'order_submit_for_approval_response' },
  orderapproved: { model: OrderApprovedResponse, column: 'order_approved_response' },
}

interface NoticeJob {
  order: string
  /** Jobs of an earlier release have neither notice nor event. */
  notice?: OrderNotice
  event?: string
}

/** Notifies the checkout service of a change of an order and stores its response. It cannot undo the change. */
export async function notifyCheckout(needs: CheckoutNeeds, payload: unknown): Promise<void> {
  const { order: uid, notice = 'ordersubmit', event: eventID = `submitted-${uid}` } = payload as NoticeJob
  const { database } = needs
  const owner = await database.find<OrderOwner>(sql`
    select marketplace_id as marketplace, client_id as "clientID", from_user_uid::text as "userKey", is_guest as "isGuest", id as "orderID"
    from orders where uid = ${uid}`)
  const event = owner && (await findCheckoutEvent(database, owner))
  if (!event) return
  const worksheet = await getWorksheet(database, uid)
  const answer = await callCheckoutEvent(needs, event, { path: notice, eventID, worksheet, owner })
  const { model, column } = responses[notice]
  // an empty body is accepted: the response has no required fields
  const response = readResponse(model, { ...answer, body: answer.ok ? (answer.body ?? {}) : answer.body })
  await database.rows(sql`update orders set ${name(column)} = ${JSON.stringify(response)}::jsonb where uid = ${uid}`)
  // a refusal would be repeated, so there is no retry
  if (!answer.ok && (answer.status === 0 || answer.status >= 500))
    throw new Error(`The checkout service did not take order ${owner.orderID}: ${answer.error ?? answer.status}`)
}
