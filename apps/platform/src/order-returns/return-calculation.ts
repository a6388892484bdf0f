import { randomUUID } from 'node:crypto'
import { flag, listOf, money, ref, required, text, whole, xp } from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import { fromUnits, toUnits } from '@tessera/domain/money'
import { type CalculatedAmounts, lacksAmounts } from '@tessera/domain/order-returns/return-amounts'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'
import { type CheckoutEvent, callCheckoutEvent } from '../checkout/checkout-event.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { readResponse } from '../checkout/checkout-response.ts'
import { getWorksheet } from '../checkout/worksheet.ts'
import type { LockedForReturn } from './locked-return.ts'

const ItemToReturnCalculation = model('ItemToReturnCalculation', {
  LineItemID: required(ref('LineItems')),
  RefundAmount: money(),
})

const ReturnCalculation = model('ReturnCalculation', {
  RefundAmount: money(),
  ItemsToReturnCalcs: listOf(ItemToReturnCalculation),
  HttpStatusCode: whole(),
  UnhandledErrorBody: text(),
  xp: xp(),
  Succeeded: flag(),
})

/** The service that sets the refund amounts of returns made through the caller's API client. */
export const findReturnEvent = (db: Queryable, { marketplace, clientID }: Actor): Promise<CheckoutEvent | undefined> =>
  db.find<CheckoutEvent>(sql`
    select e.custom_implementation_url as url, e.hash_key as "hashKey", e.custom_auth_header_name as "headerName",
      e.custom_auth_header_value as "headerValue", coalesce(e.elevated_roles, '[]') as "elevatedRoles", e.config_data as "configData"
    from api_clients c
    join integration_events e on e.marketplace_id = c.marketplace_id and e.id = c.order_return_integration_event_id
    where c.marketplace_id = ${marketplace} and c.id = ${clientID}`)

/** Asks for missing amounts. No transaction may be open (OUT-3). */
export async function calculateReturn(
  needs: CheckoutNeeds,
  { actor, now }: PlatformCall,
  event: CheckoutEvent,
  { locked, state }: Pick<LockedForReturn, 'locked'> & { state: ReturnState },
): Promise<CalculatedAmounts | undefined> {
  if (!lacksAmounts(state)) return undefined
  const { record } = locked
  const owner = {
    marketplace: actor.marketplace,
    clientID: actor.clientID,
    userKey: actor.userKey,
    isGuest: false,
    orderID: record.state.order.id,
  }
  const answer = await callCheckoutEvent(needs, event, {
    path: 'calculateorderreturn',
    eventID: randomUUID(),
    worksheet: await getWorksheet(needs.database, record.uid),
    more: { OrderReturn: wireReturn(state, record.state.order.id, now) },
    owner,
  })
  const response = readResponse(ReturnCalculation, answer)
  const { HttpStatusCode, UnhandledErrorBody, Succeeded } = response
  if (!Succeeded) return fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
  return readAmounts(response)
}

function readAmounts(response: Record<string, unknown>): CalculatedAmounts {
  const items = (response.ItemsToReturnCalcs ?? []) as { LineItemID: string; RefundAmount: number | null }[]
  const all = [response.RefundAmount as number | null, ...items.map(({ RefundAmount }) => RefundAmount)]
  if (all.some((amount) => (amount ?? 0) < 0)) fail('OrderReturn.RefundAmountMustNotBeNegative')
  return {
    refundAmount: unitsOf(response.RefundAmount as number | null),
    byLine: new Map(
      items.flatMap(({ LineItemID, RefundAmount }) =>
        RefundAmount === null ? [] : [[LineItemID, toUnits(RefundAmount)] as const],
      ),
    ),
  }
}

const unitsOf = (amount: number | null) => (amount === null ? null : toUnits(amount))
const amountOf = (units: ReturnState['refundAmount']) => (units === null ? null : fromUnits(units))

/** The return in wire format before it is written. */
export const wireReturn = (state: ReturnState, orderID: string, now: Date): Record<string, unknown> => ({
  ID: state.id || null,
  OrderID: orderID,
  PaymentIDs: [],
  Status: state.status,
  DateSubmitted: state.dateSubmitted,
  DateApproved: state.dateApproved,
  DateDeclined: state.dateDeclined,
  DateCanceled: state.dateCanceled,
  DateCompleted: state.dateCompleted,
  LastUpdated: now.toISOString(),
  RefundAmount: amountOf(state.refundAmount),
  Comments: state.comments,
  ItemsToReturn: state.items.map(({ lineItemID, quantity, refundAmount, comments }) => ({
    LineItemID: lineItemID,
    Quantity: quantity,
    RefundAmount: amountOf(refundAmount),
    Comments: comments,
  })),
  xp: state.xp,
})
