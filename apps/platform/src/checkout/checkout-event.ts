import type { Queryable } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { sql } from '@tessera/server/sql'
import { accountByKey, userTypeOf } from '../identity/sign-in-accounts.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'

/** An external service that estimates shipping and calculates orders for an API client. */
export interface CheckoutEvent {
  url: string
  hashKey: string
  headerName: string | null
  headerValue: string | null
  elevatedRoles: readonly string[]
  configData: unknown
}

/** The order's owner, as needed to issue a token for that user. */
export interface OrderOwner extends Pick<OrderRecord, 'marketplace' | 'clientID' | 'userKey' | 'isGuest'> {
  orderID: string
}

/** The checkout event of the order's API client. */
export const findCheckoutEvent = (
  db: Queryable,
  { marketplace, clientID }: OrderOwner,
): Promise<CheckoutEvent | undefined> =>
  db.find<CheckoutEvent>(sql`
    select e.custom_implementation_url as url, e.hash_key as "hashKey", e.custom_auth_header_name as "headerName",
      e.custom_auth_header_value as "headerValue", coalesce(e.elevated_roles, '[]') as "elevatedRoles", e.config_data as "configData"
    from api_clients c
    join integration_events e on e.marketplace_id = c.marketplace_id and e.id = c.order_checkout_integration_event_id
    where c.marketplace_id = ${marketplace} and c.id = ${clientID}`)

export interface CheckoutEventRequest {
  /** The last segment of the URL. */
  path: string
  /** The same for every retry of a request. */
  eventID: string
  worksheet: JsonText
  owner: OrderOwner
}

/** Sends a signed request. No transaction may be open: receivers may take seconds (OUT-3). */
export async function callCheckoutEvent(
  needs: CheckoutNeeds,
  event: CheckoutEvent,
  question: CheckoutEventRequest,
): Promise<OutboundAnswer> {
  const { url, hashKey, headerName, headerValue, configData } = event
  return needs.outbound.post({
    url: `${url.replace(/\/+$/, '')}/${question.path}`,
    body: {
      OrderWorksheet: JSON.parse(question.worksheet.text),
      Environment: needs.environment,
      OrderCloudAccessToken: await createElevatedToken(needs, event, question.owner),
      ConfigData: configData,
    },
    eventID: question.eventID,
    hashKey,
    authHeader: headerName && headerValue ? { name: headerName, value: headerValue } : null,
  })
}

const elevatedMinutes = 5

/**
 * Issued only if roles are configured; short-lived, and limited to these roles. A guest's token stays limited to one
 * order.
 */
async function createElevatedToken(
  { database, tokens }: CheckoutNeeds,
  { elevatedRoles }: CheckoutEvent,
  { clientID, userKey, isGuest, orderID }: OrderOwner,
): Promise<string | null> {
  if (elevatedRoles.length === 0 || userKey === null || clientID === null) return null
  const account = await accountByKey(database, userKey)
  if (!account?.active) return null
  const claims = {
    usr: account.username,
    cid: clientID,
    u: account.uid,
    sv: account.tokenVersion,
    usrtype: userTypeOf(account),
    roles: elevatedRoles,
    ...(isGuest && { orderid: orderID }),
  }
  return tokens.sign(claims, elevatedMinutes)
}
