import { messageTypes } from '@tessera/contract/platform/enums'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { type JsonBody, type WireCall, type WireReply, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { remindSubscribers } from '../../src/subscriptions/remind-subscribers.ts'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { claimsOf } from '../identity/people.ts'
import { aShippedOrder, type ShippedOrder } from '../order-returns/a-shipped-order.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })
const worker = aWorker(platform, allow)

interface MessageShop extends ShippedOrder {
  /** Colleagues of the customer: the second one approves orders. */
  colleague: WireCall
  boss: WireCall
}

async function accept(reply: Promise<WireReply>): Promise<JsonBody> {
  const { status, text, body } = await reply
  expect(status, text).toBeLessThan(300)
  return body
}

/** A shop with one sender for every type, for its customers and its staff. */
async function aShop(): Promise<MessageShop> {
  const shipped = await aShippedOrder(platform)
  const { call, shop } = shipped
  const sender = {
    ID: 's',
    Name: 'S',
    URL: `${receiver.url}/{messagetype}`,
    SharedKey: 'k',
    MessageTypes: messageTypes,
    AllowAllBuyers: true,
    ElevatedRoles: ['OrderReader'],
    xp: { a: 1 },
  }
  await accept(call('POST', '/messagesenders', sender))
  await accept(call('POST', '/messagesenders/assignments', { MessageSenderID: 's' }))
  const person = async () =>
    wireInto(platform.app, await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['Shopper'] }))
  return { ...shipped, colleague: await person(), boss: await person() }
}

async function forgetEverything({ call, shop, customer }: MessageShop): Promise<void> {
  const { Username, Email } = (await customer('GET', '/me')).body
  const nobody = wireInto(platform.app)
  const ClientID = shop.storefrontClientID
  await accept(nobody('POST', '/password/reset', { ClientID, Username, Email }))
  await accept(nobody('POST', '/password/onetimepassword', { ClientID, Username }))
  await accept(nobody('POST', `/username/retrieve?clientID=${ClientID}&email=${Email}`))
  const user = { FirstName: 'N', LastName: 'U', Email: 'n@shop.test', Active: true, Username: `new-${shop.id}` }
  await accept(call('POST', '/buyers/b/users', user))
}

async function order({ customer }: MessageShop): Promise<string> {
  await accept(customer('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 1 }))
  const { ID } = await accept(customer('POST', '/cart/submit'))
  await worker.work()
  return String(ID)
}

async function decideOrders(shop: MessageShop): Promise<void> {
  const { call, boss } = shop
  await accept(call('POST', `/orders/Incoming/${await order(shop)}/ship`, {}))
  await accept(call('PUT', '/buyers/b/usergroups/bosses', { Name: 'Bosses' }))
  const { ID: UserID } = (await boss('GET', '/me')).body
  await accept(call('POST', '/buyers/b/usergroups/assignments', { UserGroupID: 'bosses', UserID }))
  const rule = { ID: 'all', ApprovingGroupID: 'bosses', RuleExpression: 'order.Total > 0' }
  await accept(call('POST', '/buyers/b/approvalrules', rule))
  await accept(boss('POST', `/orders/Outgoing/${await order(shop)}/approve`, {}))
  await accept(boss('POST', `/orders/Outgoing/${await order(shop)}/decline`, {}))
}

async function decideReturns({ call, customer, staff, orderID, lineID }: MessageShop): Promise<void> {
  const submit = async (ID: string) => {
    const ItemsToReturn = [{ LineItemID: lineID, Quantity: 1, RefundAmount: 10 }]
    await accept(call('POST', '/orderreturns', { ID, OrderID: orderID, ItemsToReturn }))
    await accept(customer('POST', `/orderreturns/${ID}/submit`))
    await worker.work()
  }
  await submit('r1')
  await accept(call('POST', '/orderreturns/r1/complete'))
  const clerk = await staff('clerks')
  const rule = { ID: 'r', ApprovingGroupID: 'clerks', RuleExpression: 'orderreturn.RefundAmount > 0' }
  await accept(call('POST', '/approvalrules', { ...rule, ApprovalType: 'OrderReturn' }))
  await submit('r2')
  await accept(clerk.call('POST', '/orderreturns/r2/approve', {}))
  await submit('r3')
  await accept(clerk.call('POST', '/orderreturns/r3/decline', {}))
}

async function shareCollection({ customer, colleague }: MessageShop): Promise<void> {
  await accept(customer('PUT', '/me/productcollections/bath', { Name: 'Bath' }))
  for (const answer of ['decline', 'accept']) {
    const { ID } = await accept(customer('POST', '/me/productcollections/bath/invitations', { Name: 'Bo' }))
    await accept(colleague('POST', `/me/productcollections/bath/invitations/${answer}/${ID}`))
  }
}

async function subscribe({ call, shop }: MessageShop): Promise<void> {
  const integration = { ApiClientID: shop.sellerClientID, HashKey: 'k', Url: receiver.url, NotificationDays: 1 }
  await accept(call('PUT', '/integrations/subscription', { ...integration, Active: true }))
  const NextOrderDate = new Date(Date.now() + 86_400_000).toISOString()
  const rhythm = { Frequency: 1, Interval: 'Weeks', NextOrderDate, FromCompanyID: 'b', FromUserID: 'customer-1' }
  await accept(call('POST', '/subscriptions', { ID: 'weekly', ...rhythm }))
  await accept(call('POST', '/subscriptions/weekly/items', { ProductID: 'tile', Quantity: 1 }))
  await remindSubscribers(platform.database, new Date(Date.now() + 60_000))
}

const renewal = ['PasswordRenewalUrl', 'PasswordRenewalVerificationCode', 'PasswordRenewalAccessToken']
const credentials = ['Username', ...renewal]
const ofOrder = ['Order', 'Approvals', 'LineItems', 'Products']
const ofCollection = ['ProductCollection', 'InvitationInteropID', 'UserID']

/** The parts of each body that are no parts of an order. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ForgottenPassword: credentials,
  ForgottenUsername: credentials,
  NewUserInvitation: credentials,
  OneTimePassword: ['Username', 'ClientID', 'OneTimePassword'],
  ShipmentCreated: [...ofOrder, 'Shipment', 'ShipmentItems'],
  SubscriptionReminder: ['LineItems', 'Products', 'Subscription', 'UnavailableProductIDs'],
  ProductCollectionInvitationAccepted: ofCollection,
  ProductCollectionInvitationDeclined: ofCollection,
}
const partsOf = (type: string): readonly string[] =>
  parts[type] ?? (type.startsWith('OrderReturn') ? [...ofOrder, 'OrderReturn'] : ofOrder)

test('every type of message reaches its recipient with its body and a token', async () => {
  const shop = await aShop()
  await worker.work()
  receiver.received.length = 0
  await forgetEverything(shop)
  await decideOrders(shop)
  await decideReturns(shop)
  await shareCollection(shop)
  await subscribe(shop)
  await worker.work()
  const types = receiver.received.map(({ body }) => String(body.MessageType))
  expect([...new Set(types)].sort()).toEqual([...messageTypes].sort())
  for (const { path, body } of receiver.received) {
    const type = String(body.MessageType)
    const { Username } = body.Recipient as JsonBody
    expect(path).toBe(`/in/${type.toLowerCase()}`)
    expect([type, Object.keys(body.EventBody as object).sort()]).toEqual([type, [...partsOf(type)].sort()])
    const { usr, role } = claimsOf(String(body.UserToken))
    expect([type, usr, [role].flat().includes('OrderReader')]).toEqual([type, Username, true])
    // no one called when a reminder is due
    expect([type, typeof body.OcLogIdHeader]).toEqual([type, type === 'SubscriptionReminder' ? 'object' : 'string'])
    expect(body).toMatchObject({ Environment: 'Sandbox', ConfigData: { a: 1 }, CCList: [] })
  }
})
