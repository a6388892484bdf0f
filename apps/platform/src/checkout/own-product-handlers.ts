import { randomUUID } from 'node:crypto'
import { AddToCartResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { fail, notFound } from '@tessera/server/api-error'
import { runWrite } from '@tessera/server/mount'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import { selectList } from '../engine/select-list.ts'
import { handlerOf } from '../engine/with-rules.ts'
import { userResources, userTable } from '../identity/user-rows.ts'
import { lineHandlers } from '../orders/lines.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { type OwnProduct, withOwnProduct } from '../orders/own-products.ts'
import { recordEvent } from '../record-event.ts'
import { repeats } from '../repeats.ts'
import { type CheckoutEvent, createElevatedToken } from './checkout-event.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { readResponse } from './checkout-response.ts'

/** Adds lines. If the client has an add-to-cart event, its service is asked first, with no transaction open (OUT-3). */
export function ownProductHandlers(needs: CheckoutNeeds, target: OrderTarget): PlatformHandlers {
  const ids = ['Create', 'Save'].map((verb) => target.operationID('Line', verb))
  return Object.fromEntries(ids.map((id) => [id, addWithService(needs, target, id)]))
}

function addWithService(needs: CheckoutNeeds, target: OrderTarget, id: string): PlatformHandler {
  const plain = handlerOf(lineHandlers(target), id)
  const write = (handler: PlatformHandler, call: PlatformCall) =>
    needs.database.transaction((db) => runWrite({ record: recordEvent, repeats }, handler, { ...call, db }))
  return async (call) => {
    if (!call.actor.hasOwnProducts) return write(plain, call)
    const { product, unitPrice } = await askForProduct(needs, call)
    const offering = (lock: OrderTarget['lock']): OrderTarget['lock'] => {
      return async (own, products): Promise<LockedOrder> => withOwnProduct(await lock(own, products), product)
    }
    const handler = handlerOf(lineHandlers({ ...target, lockOrCreate: offering(target.lockOrCreate) }), id)
    return write(handler, { ...call, body: { ...call.body, ProductID: product.ID, UnitPrice: unitPrice } })
  }
}

/** The service's product and price; without a price the product is free. */
async function askForProduct(
  needs: CheckoutNeeds,
  call: PlatformCall,
): Promise<{ product: OwnProduct; unitPrice: number }> {
  const { actor, body } = call
  const event = await findAddToCartEvent(call)
  if (!event) return fail('IntegrationEvent.BadRequest', null, 'The add-to-cart event is gone; try again.')
  const owner = { ...actor, isGuest: actor.orderID !== undefined, orderID: actor.orderID ?? '' }
  const source = { marketplace: actor.marketplace, kind: 'IntegrationEvent', sourceID: event.id } as const
  const about = { ...source, subject: 'addtocart', objectID: String(body.ProductID) }
  const answer = await postRecorded(needs, about, {
    url: event.url,
    body: {
      ProductID: body.ProductID,
      Quantity: body.Quantity ?? 1,
      BuyerID: actor.companyID,
      BuyerUser: await readBuyerUser(call),
      SellerID: actor.marketplace,
      Environment: needs.environment,
      OrderCloudAccessToken: await createElevatedToken(needs, event, owner),
      ConfigData: event.configData,
    },
    eventID: randomUUID(),
    hashKey: event.hashKey,
    authHeader: authHeaderOf(event),
  })
  const response = readResponse(AddToCartResponse, answer)
  const { HttpStatusCode, UnhandledErrorBody, Succeeded } = response
  if (!Succeeded) return fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
  if (!response.Product) throw notFound('Product', String(body.ProductID))
  const product = { ...(response.Product as OwnProduct), ID: String(body.ProductID) }
  return { product, unitPrice: Number(response.UnitPrice ?? 0) }
}

const findAddToCartEvent = ({ db, actor }: PlatformCall): Promise<CheckoutEvent | undefined> =>
  db.find<CheckoutEvent>(sql`
    select e.id, e.custom_implementation_url as url, e.hash_key as "hashKey", e.custom_auth_header_name as "headerName",
      e.custom_auth_header_value as "headerValue", coalesce(e.elevated_roles, '[]') as "elevatedRoles", e.config_data as "configData"
    from api_clients c
    join integration_events e on e.marketplace_id = c.marketplace_id and e.id = c.add_to_cart_integration_event_id
    where c.marketplace_id = ${actor.marketplace} and c.id = ${actor.clientID}`)

async function readBuyerUser({ db, actor }: PlatformCall): Promise<unknown> {
  const table = userTable(userResources[actor.userType])
  const row = await db.find<{ user: object }>(sql`
    select row_to_json(it) as user from users t cross join lateral (select ${selectList(table)}) it where t.uid = ${actor.userKey}`)
  return row?.user ?? null
}
