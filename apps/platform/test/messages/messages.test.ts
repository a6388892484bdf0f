import { createHmac } from 'node:crypto'
import type { Mail } from '@tessera/providers/mail/port'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf, itemsOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aCheckout } from '../checkout/a-checkout.ts'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { claimsOf } from '../identity/people.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })

async function aShop() {
  const checkout = await aCheckout(platform)
  receiver.received.length = 0
  receiver.answer = () => ({ status: 200 })
  const mails: Mail[] = []
  const mail = { send: async (one: Mail) => void mails.push(one) }
  const worker = aWorker(platform, allow, mail)
  const me = await checkout.buyer.Me.Get()
  return { ...checkout, shop: checkout, me, mails, worker, wire: wireInto(platform.app, checkout.adminToken) }
}

const senderOf = (more: object = {}) => ({
  ID: 's',
  Name: 'Sender',
  MessageTypes: ['OrderSubmitted', 'ForgottenPassword', 'ShipmentCreated'],
  URL: `${receiver.url}/{messagetype}`,
  SharedKey: 'k',
  ...more,
})

test('without a sender a submitted order is an email that people can read', async () => {
  const { buyer, fill, worker, mails, me } = await aShop()
  const { orderID } = await fill()
  await buyer.Cart.Submit()
  await worker.work()
  await worker.work()
  expect(mails).toMatchObject([{ to: me.Email, subject: `We received your order ${orderID}` }])
  expect(mails[0]?.html).toContain(`>Hi ${me.FirstName},</p>`)
  expect(mails[0]?.text).toContain(`Hi ${me.FirstName},`)
})

test('a reset code reaches the person, and leaves no trace afterward', async () => {
  const { shop, me, worker, mails, wire } = await aShop()
  const ask = { ClientID: shop.storefrontClientID, Username: me.Username }
  expect((await wireInto(platform.app)('POST', '/password/reset', ask)).status).toBe(204)
  await worker.work()
  expect(mails).toMatchObject([{ to: me.Email, subject: 'Reset your password' }])
  const [row] = itemsOf(await wire('GET', '/deliveries?Subject=ForgottenPassword'))
  expect((await wire('GET', `/deliveries/${row?.ID}`)).body).toMatchObject({ Status: 'Delivered', Message: null })
  expect(codeOf(await wire('POST', `/deliveries/${row?.ID}/resend`))).toBe('Delivery.CannotResend')
  const left = await platform.database.rows(sql`select from messages where marketplace_id = ${shop.id}`)
  expect(left).toEqual([])
})

test('a reset code that waits for its receiver is shown to nobody', async () => {
  const { shop, me, wire, worker, mails } = await aShop()
  const failing = aWorker(platform, allow, { send: () => Promise.reject(new Error('down')) })
  const ask = { ClientID: shop.storefrontClientID, Username: me.Username }
  await wireInto(platform.app)('POST', '/password/reset', ask)
  await failing.work()
  const [row] = itemsOf(await wire('GET', '/deliveries?Subject=ForgottenPassword'))
  expect((await wire('GET', `/deliveries/${row?.ID}`)).body).toMatchObject({ Status: 'Waiting', Message: null })
  expect((await wire('POST', `/deliveries/${row?.ID}/resend`)).body).toMatchObject({ Status: 'Waiting', Message: null })
  await worker.work()
  expect(mails).toMatchObject([{ to: me.Email, subject: 'Reset your password' }])
})

test('a sender that is assigned gets one signed request per recipient, instead of the email', async () => {
  const { buyer, fill, worker, mails, me, wire, shop } = await aShop()
  await wire('POST', '/messagesenders', senderOf({ ElevatedRoles: ['OrderAdmin'], xp: { a: 1 } }))
  await wire('POST', '/messagesenders/assignments', { MessageSenderID: 's', BuyerID: me.Buyer?.ID })
  const { orderID } = await fill()
  await buyer.Cart.Submit()
  await worker.work()
  expect(mails).toEqual([])
  const [got] = receiver.received
  expect(receiver.received).toHaveLength(1)
  expect(got?.path).toBe('/in/ordersubmitted')
  expect(got?.headers['x-oc-hash']).toBe(createHmac('sha256', 'k').update(String(got?.raw)).digest('base64'))
  expect(got?.body).toMatchObject({
    Environment: 'Sandbox',
    BuyerID: me.Buyer?.ID,
    MessageType: 'OrderSubmitted',
    ConfigData: { a: 1 },
    CCList: [],
    Recipient: { ID: me.ID, Email: me.Email },
    EventBody: { Order: { ID: orderID }, Approvals: [], LineItems: [{}, {}], Products: [{}, {}] },
  })
  const claims = claimsOf(String(got?.body.UserToken))
  expect(claims).toMatchObject({ usr: me.Username, cid: shop.storefrontClientID })
  expect(claims.role).toEqual(expect.arrayContaining(['Shopper', 'OrderAdmin']))
})

test('copies go to listeners of the assignment, and inactive people get nothing', async () => {
  const { buyer, fill, worker, me, wire } = await aShop()
  const BuyerID = me.Buyer?.ID ?? ''
  const person = { FirstName: 'A', LastName: 'B', Active: true }
  await wire('PUT', `/buyers/${BuyerID}/users/cc`, {
    ...person,
    Username: `cc-${BuyerID}-${me.ID}`,
    Email: 'cc@shop.test',
  })
  await wire('PUT', `/buyers/${BuyerID}/users/off`, {
    ...person,
    Active: false,
    Username: `off-${BuyerID}-${me.ID}`,
    Email: 'off@shop.test',
  })
  await wire('POST', '/messagesenders', senderOf())
  const assignment = { MessageSenderID: 's', BuyerID }
  await wire('POST', '/messagesenders/assignments', assignment)
  for (const UserID of ['cc', 'off'])
    await wire('POST', '/messagesenders/CCListenerAssignments', {
      MessageSenderAssignment: assignment,
      MessageType: 'OrderSubmitted',
      BuyerID,
      UserID,
    })
  await fill()
  await buyer.Cart.Submit()
  await worker.work()
  expect(receiver.received.map(({ body }) => body.CCList)).toEqual([['cc@shop.test']])
  await fill()
  await buyer.Cart.Submit()
  await wire('PATCH', `/buyers/${BuyerID}`, { Active: false })
  await worker.work()
  expect(receiver.received).toHaveLength(1)
})

test('AllowAllBuyers needs no assignment, and a delivery configuration replaces the URL', async () => {
  const { buyer, fill, worker, wire } = await aShop()
  await wire('PUT', '/integrations/deliveryconfig/d', {
    Name: 'D',
    Enabled: true,
    DeliveryTargets: { MessageSender: { Endpoint: `${receiver.url}/{messagetype}`, Secret: 's3' } },
  })
  const sender = senderOf({ URL: null, SharedKey: null, DeliveryConfigID: 'd', AllowAllBuyers: true })
  expect((await wire('POST', '/messagesenders', sender)).status).toBe(201)
  await fill()
  await buyer.Cart.Submit()
  await worker.work()
  const [got] = receiver.received
  expect(got?.path).toBe('/in/ordersubmitted')
  expect(got?.headers['x-oc-hash']).toBe(createHmac('sha256', 's3').update(String(got?.raw)).digest('base64'))
})

test('a sender with the address mail: uses the built-in mail with texts of its own', async () => {
  const { buyer, fill, worker, wire, mails } = await aShop()
  const xp = { Mail: { OrderSubmitted: { Subject: 'Merci {{Order.ID}}', Body: 'Bonjour' } } }
  const sender = senderOf({ URL: 'mail:', SharedKey: null, AllowAllBuyers: true, xp })
  expect((await wire('POST', '/messagesenders', sender)).status).toBe(201)
  const { orderID } = await fill()
  await buyer.Cart.Submit()
  await worker.work()
  expect(mails).toMatchObject([{ subject: `Merci ${orderID}`, text: 'Bonjour\n' }])
})

test('a shipment is announced once, when it has items and a date', async () => {
  const { buyer, fill, worker, wire, mails } = await aShop()
  const { orderID } = await fill()
  await buyer.Cart.Submit()
  await worker.work()
  mails.length = 0
  const line = (await buyer.LineItems.List('Outgoing', orderID)).Items[0]
  const BuyerID = (await buyer.Me.Get()).Buyer?.ID
  const made = await wire('POST', '/shipments', { ID: `sh-${orderID}`, BuyerID, TrackingNumber: '1Z' })
  expect(made.status, made.text).toBe(201)
  const at = `/shipments/sh-${orderID}`
  const item = { OrderID: orderID, LineItemID: line?.ID, QuantityShipped: 1 }
  const added = await wire('POST', `${at}/items`, item)
  expect(added.status, added.text).toBeLessThan(300)
  await worker.work()
  expect(mails).toEqual([])
  for (const day of ['2026-01-01', '2026-01-02']) await wire('PATCH', at, { DateShipped: `${day}T00:00:00Z` })
  await worker.work()
  expect(mails).toMatchObject([{ subject: `Your order ${orderID} has shipped` }])
  expect(mails[0]?.text).toContain('Tracking number: 1Z')
})

test('a new user is invited where a sender is assigned for it', async () => {
  const { worker, wire, mails, me } = await aShop()
  const BuyerID = me.Buyer?.ID
  const user = { FirstName: 'New', LastName: 'One', Email: 'new@shop.test', Active: true }
  await wire('POST', `/buyers/${BuyerID}/users`, { ...user, Username: `n1-${me.ID}-${BuyerID}` })
  await worker.work()
  expect(mails).toEqual([])
  const sender = senderOf({ URL: 'mail:', SharedKey: null, AllowAllBuyers: true, MessageTypes: ['NewUserInvitation'] })
  await wire('POST', '/messagesenders', sender)
  await wire('POST', `/buyers/${BuyerID}/users`, { ...user, Username: `n2-${me.ID}-${BuyerID}` })
  await worker.work()
  expect(mails).toMatchObject([{ to: 'new@shop.test', subject: 'Your new account' }])
  for (const FirstName of ['Saved', 'Saved again'])
    await wire('PUT', `/buyers/${BuyerID}/users/n3`, { ...user, FirstName, Username: `n3-${me.ID}-${BuyerID}` })
  await worker.work()
  expect(mails).toHaveLength(2)
})

test('approvers are asked, and the submitter is notified', async () => {
  const { buyer, fill, worker, wire, mails, me } = await aShop()
  const BuyerID = me.Buyer?.ID
  const boss = { Username: `boss-${me.ID}-${BuyerID}`, FirstName: 'Bo', LastName: 'Ss', Email: 'boss@shop.test' }
  await wire('PUT', `/buyers/${BuyerID}/users/boss`, { ...boss, Active: true })
  await wire('PUT', `/buyers/${BuyerID}/usergroups/bosses`, { Name: 'Bosses' })
  const member = { UserGroupID: 'bosses', UserID: 'boss' }
  expect((await wire('POST', `/buyers/${BuyerID}/usergroups/assignments`, member)).status).toBe(204)
  const rule = { ID: 'r', ApprovingGroupID: 'bosses', RuleExpression: 'order.Total > 0' }
  expect((await wire('POST', `/buyers/${BuyerID}/approvalrules`, rule)).status).toBe(201)
  const { orderID } = await fill()
  await buyer.Cart.Submit()
  await worker.work()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [me.Email, `Your order ${orderID} needs approval`],
    ['boss@shop.test', `Please approve order ${orderID}`],
  ])
})
