import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { type Sql, sql } from '@tessera/server/sql'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import { usesBuiltInCheckout } from '../identity/built-in-checkout.ts'
import { signReceiverToken } from '../identity/receiver-token.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'

/** An external service that estimates shipping and calculates orders for an API client. */
export interface CheckoutEvent {
  id: string
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

/** How an API client's orders are calculated: by its checkout event, or by the built-in calculator if it asks for it. */
export interface CheckoutService {
  event: CheckoutEvent | null
  isBuiltIn: boolean
}

/** Columns of a {@link CheckoutService}. */
export const checkoutServiceOf = ({ marketplace, clientID }: Pick<OrderOwner, 'marketplace' | 'clientID'>): Sql => sql`
    select ${usesBuiltInCheckout} as "isBuiltIn", case when e.id is not null then json_build_object(
      'id', e.id, 'url', e.custom_implementation_url, 'hashKey', e.hash_key, 'headerName', e.custom_auth_header_name,
      'headerValue', e.custom_auth_header_value, 'elevatedRoles', coalesce(e.elevated_roles, '[]'), 'configData', e.config_data) end as event
    from api_clients c
    left join integration_events e on e.marketplace_id = c.marketplace_id and e.id = c.order_checkout_integration_event_id
    where c.marketplace_id = ${marketplace} and c.id = ${clientID}`

const findCheckoutService = (db: Queryable, owner: OrderOwner): Promise<CheckoutService | undefined> =>
  db.find<CheckoutService>(checkoutServiceOf(owner))

/** The checkout event of the order's API client. */
export const findCheckoutEvent = async (db: Queryable, owner: OrderOwner): Promise<CheckoutEvent | undefined> =>
  (await findCheckoutService(db, owner))?.event ?? undefined

/** The same for a calculation, which is refused if the client has neither an event nor the built-in calculator. */
export async function findCalculator(db: Queryable, owner: OrderOwner): Promise<CheckoutEvent | undefined> {
  const service = await findCheckoutService(db, owner)
  if (!service?.event && !service?.isBuiltIn)
    fail('IntegrationEvent.ApiClientNotConfiguredForOrderCalculate', { ClientID: owner.clientID })
  return service.event ?? undefined
}

export interface CheckoutEventRequest {
  /** The last segment of the URL. */
  path: string
  /** The same for every retry of a request. */
  eventID: string
  worksheet: JsonText
  /** More members of the body. */
  more?: Readonly<Record<string, unknown>>
  owner: OrderOwner
}

/** Sends a signed request. No transaction may be open: receivers may take seconds (OUT-3). */
export async function callCheckoutEvent(
  needs: CheckoutNeeds,
  event: CheckoutEvent,
  question: CheckoutEventRequest,
): Promise<OutboundAnswer> {
  const { url, hashKey, configData } = event
  const { path, owner } = question
  const call = { marketplace: owner.marketplace, kind: 'IntegrationEvent', sourceID: event.id } as const
  return postRecorded(
    needs,
    { ...call, subject: path, objectID: owner.orderID },
    {
      url: `${url.replace(/\/+$/, '')}/${path}`,
      body: {
        ...question.more,
        OrderWorksheet: JSON.parse(question.worksheet.text),
        Environment: needs.environment,
        OrderCloudAccessToken: await createElevatedToken(needs, event, owner),
        ConfigData: configData,
      },
      eventID: question.eventID,
      hashKey,
      authHeader: authHeaderOf(event),
    },
  )
}

const elevatedMinutes = 5

/**
 * Issued only if roles are configured; short-lived, and limited to these roles. A guest's token stays limited to one
 * order.
 */
export async function createElevatedToken(
  needs: CheckoutNeeds,
  { elevatedRoles }: Pick<CheckoutEvent, 'elevatedRoles'>,
  { clientID, userKey, isGuest, orderID }: Omit<OrderOwner, 'marketplace'>,
): Promise<string | null> {
  if (elevatedRoles.length === 0 || userKey === null || clientID === null) return null
  const owner = { userKey, clientID, orderID: isGuest ? orderID : null }
  return signReceiverToken(needs, { ...owner, roles: elevatedRoles, minutes: elevatedMinutes })
}
