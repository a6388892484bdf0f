import { SubscriptionIntegrationResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { nextOrderDate } from '@tessera/domain/subscriptions/order-dates'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { sql } from '@tessera/server/sql'
import { createElevatedToken } from '../checkout/checkout-event.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { type CheckoutResponse, failedResponse, readResponse } from '../checkout/checkout-response.ts'
import { getWorksheet } from '../checkout/worksheet.ts'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import { recordEvent } from '../record-event.ts'
import { type ClaimedSubscription, claimSubscription } from './claim-subscription.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { subscriberCall } from './subscriber-call.ts'

/**
 * Makes the order that a subscription is due for, tells the integration, and moves the date on if it accepts. Each step
 * is its own transaction, and the call is outside of them (OUT-3): a worker that dies is followed by the next hour's,
 * which finds the order.
 */
export async function runSubscription(needs: CheckoutNeeds, uid: string, now: Date): Promise<void> {
  const { database } = needs
  const run = await database.transaction(async (db) => {
    const claimed = await claimSubscription(db, uid, now)
    return claimed && { claimed, order: await placeOrder(db, claimed, now) }
  })
  if (!run) return
  const response = readAnswer(await tellIntegration(needs, run.claimed, run.order))
  await database.transaction((db) => settleRun(db, run.claimed, run.order, response, now))
}

async function tellIntegration(
  needs: CheckoutNeeds,
  { integration, record }: ClaimedSubscription,
  { uid, unavailable, errorCode }: PlacedOrder,
): Promise<OutboundAnswer> {
  const { url, hashKey, clientID, userKey } = integration
  const path = errorCode === null ? 'success' : 'failure'
  const source = { marketplace: record.marketplace, kind: 'SubscriptionIntegration', sourceID: null } as const
  return postRecorded(
    needs,
    { ...source, subject: path, objectID: record.id },
    {
      url: `${url.replace(/\/+$/, '')}/${path}`,
      body: {
        Environment: needs.environment,
        OrderCloudAccessToken: await createElevatedToken(needs, integration, {
          clientID,
          userKey,
          isGuest: false,
          orderID: '',
        }),
        OrderWorksheet: JSON.parse((await getWorksheet(needs.database, uid)).text),
        UnavailableProductIDs: unavailable,
        ErrorCode: errorCode,
      },
      eventID: `subscription-${uid}`,
      hashKey,
      authHeader: authHeaderOf(integration),
    },
  )
}

/** An empty answer is accepted; one that reports an unhandled error is a failure, whatever its status. */
function readAnswer(answer: OutboundAnswer): CheckoutResponse {
  const reported = (answer.body as { UnhandledErrorBody?: unknown } | null)?.UnhandledErrorBody
  if (answer.ok && reported) return failedResponse(SubscriptionIntegrationResponse, answer.status, reported)
  return readResponse(SubscriptionIntegrationResponse, {
    ...answer,
    body: answer.ok ? (answer.body ?? {}) : answer.body,
  })
}

/** The date moves on from the one that was due; a subscriber who chose another date meanwhile keeps it. */
async function settleRun(
  db: Queryable,
  { record, rhythm, due, integration }: ClaimedSubscription,
  order: PlacedOrder,
  response: CheckoutResponse,
  now: Date,
): Promise<void> {
  await db.rows(sql`
    update orders set subscription_integration_response = ${JSON.stringify(response)}::jsonb where uid = ${order.uid}`)
  await db.rows(sql`update subscriptions set claimed_until = null where uid = ${record.uid}`)
  if (response.Succeeded)
    await db.rows(sql`
      update subscriptions set next_order_date = ${nextOrderDate(new Date(due), rhythm)}, last_order_date = ${due}::timestamptz
      where uid = ${record.uid} and next_order_date = ${due}::timestamptz`)
  await recordEvent(subscriberCall(db, record, integration.clientID, now), new JsonText('', record.id))
}
