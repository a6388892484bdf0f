import { setCheckoutOnly } from '@tessera/platform/identity/checkout-only'
import { leaveCustomersTo } from '@tessera/platform/identity/writes-to-customers'
import type { Mail } from '@tessera/providers/mail/port'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { claimsOf } from '../identity/people.ts'
import { aShippedOrder } from '../order-returns/a-shipped-order.ts'
import { toldBy } from './told-by.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })

const types = [
  'OrderReturnSubmitted',
  'OrderReturnSubmittedForApproval',
  'OrderReturnSubmittedForYourApproval',
  'OrderReturnApproved',
  'OrderReturnDeclined',
  'OrderReturnSubmittedForYourApprovalHasBeenApproved',
  'OrderReturnSubmittedForYourApprovalHasBeenDeclined',
  'OrderReturnCompleted',
]

/** A shipped order whose customer and staff are told through one sender. */
async function aShop() {
  const shipped = await aShippedOrder(platform)
  const { call, customer, orderID, lineID } = shipped
  const URL = `${receiver.url}/{messagetype}`
  const sender = { ID: 's', Name: 'S', URL, SharedKey: 'k', MessageTypes: types, AllowAllBuyers: true }
  expect((await call('POST', '/messagesenders', sender)).status).toBe(201)
  expect((await call('POST', '/messagesenders/assignments', { MessageSenderID: 's' })).status).toBe(204)
  receiver.received.length = 0
  const worker = aWorker(platform, allow)
  const told = () => toldBy(worker, receiver)
  /** Makes a return of this many tiles, refunded with $10 each, and submits it as the customer. */
  const submit = async (Quantity: number) => {
    const ItemsToReturn = [{ LineItemID: lineID, Quantity, RefundAmount: Quantity * 10 }]
    await call('POST', '/orderreturns', { ID: 'r', OrderID: orderID, ItemsToReturn })
    expect((await customer('POST', '/orderreturns/r/submit')).status).toBeLessThan(300)
  }
  const rule = (ID: string, ApprovingGroupID: string, RuleExpression: string) =>
    call('POST', '/approvalrules', { ID, ApprovingGroupID, RuleExpression, ApprovalType: 'OrderReturn' })
  const refund = (Amount: number, ID: string) =>
    call('POST', `/orders/Incoming/${orderID}/payments`, { ID, Type: 'PurchaseOrder', OrderReturnID: 'r', Amount })
  const me = String((await customer('GET', '/me')).body.ID)
  return { ...shipped, told, submit, rule, refund, me }
}

test('a refused call sends nothing', async () => {
  const { call, customer, orderID, lineID, told, submit } = await aShop()
  const ItemsToReturn = [{ LineItemID: lineID, Quantity: 1 }]
  await customer('POST', '/orderreturns', { ID: 'draft', OrderID: orderID, ItemsToReturn })
  expect(codeOf(await call('POST', '/orderreturns/draft/complete'))).toBe('OrderReturn.CannotCompleteBadStatus')
  expect(await told()).toEqual([])
  await submit(2)
  await told()
  const refused = await call('POST', '/orderreturns/r/approve', {})
  expect(codeOf(refused)).toBe('OrderReturn.NotEligibleToApproveOrDecline')
  expect(await told()).toEqual([])
})

test('a return that no rule holds is submitted and completed', async () => {
  const { shop, call, told, submit, me, orderID } = await aShop()
  await submit(2)
  expect(await told()).toEqual([[me, 'OrderReturnSubmitted']])
  const [got] = receiver.received
  expect(got?.path).toBe('/in/orderreturnsubmitted')
  expect(got?.body).toMatchObject({
    BuyerID: 'b',
    EventBody: {
      Order: { ID: orderID },
      Approvals: [],
      LineItems: [{ ProductID: 'tile' }],
      Products: [{ ID: 'tile' }],
      OrderReturn: { ID: 'r', OrderID: orderID, Status: 'Open', RefundAmount: 20, ItemsToReturn: [{ Quantity: 2 }] },
    },
  })
  expect(claimsOf(String(got?.body.UserToken))).toMatchObject({ cid: shop.storefrontClientID })
  expect((await call('POST', '/orderreturns/r/complete')).body.Status).toBe('Completed')
  expect(await told()).toEqual([[me, 'OrderReturnCompleted']])
  await call('PATCH', '/orderreturns/r', { Comments: 'Done' })
  expect(await told()).toEqual([])
})

test('the refund that reaches the amount completes the return, and one message is sent', async () => {
  const { told, submit, refund, me } = await aShop()
  await submit(2)
  await told()
  await refund(-12, 'first')
  expect((await refund(-8, 'second')).status).toBe(201)
  expect(await told()).toEqual([[me, 'OrderReturnCompleted']])
})

test('a changed refund and a changed amount complete the return too', async () => {
  const one = await aShop()
  await one.submit(2)
  await one.refund(-12, 'first')
  await one.told()
  await one.call('PATCH', `/orders/Incoming/${one.orderID}/payments/first`, { Amount: -20 })
  expect(await one.told()).toEqual([[one.me, 'OrderReturnCompleted']])
  const other = await aShop()
  await other.submit(2)
  await other.refund(-12, 'first')
  await other.told()
  await other.call('PATCH', '/orderreturns/r', { RefundAmount: 12 })
  expect(await other.told()).toEqual([[other.me, 'OrderReturnCompleted']])
})

test('groups are asked one after the other, and everyone gets the approvals', async () => {
  const { told, submit, rule, staff, me } = await aShop()
  const [lead, head] = [await staff('leads'), await staff('heads')]
  await rule('units', 'leads', 'items.quantity(true) > 5')
  await rule('then', 'heads', "orderreturn.approved('units') and orderreturn.RefundAmount > 50")
  await submit(6)
  expect(await told()).toEqual([
    [me, 'OrderReturnSubmittedForApproval'],
    [lead.id, 'OrderReturnSubmittedForYourApproval'],
  ])
  await lead.call('POST', '/orderreturns/r/approve', {})
  expect(await told()).toEqual([
    [lead.id, 'OrderReturnSubmittedForYourApprovalHasBeenApproved'],
    [head.id, 'OrderReturnSubmittedForYourApproval'],
  ])
  await head.call('POST', '/orderreturns/r/approve', {})
  expect(await told()).toEqual([
    [lead.id, 'OrderReturnSubmittedForYourApprovalHasBeenApproved'],
    [head.id, 'OrderReturnSubmittedForYourApprovalHasBeenApproved'],
    [me, 'OrderReturnApproved'],
  ])
})

test('a declined return is sent to its approvers and the customer', async () => {
  const { told, submit, rule, staff, me } = await aShop()
  const [one, other] = [await staff('boss'), await staff('boss')]
  await rule('all', 'boss', 'true')
  await submit(1)
  await told()
  await one.call('POST', '/orderreturns/r/decline', { Comments: 'No' })
  expect(await told()).toEqual([
    [one.id, 'OrderReturnSubmittedForYourApprovalHasBeenDeclined'],
    [other.id, 'OrderReturnSubmittedForYourApprovalHasBeenDeclined'],
    [me, 'OrderReturnDeclined'],
  ])
})

test.each([
  ['has its own checkout', setCheckoutOnly],
  ['writes to customers itself', leaveCustomersTo],
] as const)(
  'without a sender, staff get emails also where the shop writes to its customers itself (a shop that %s)',
  async (_, leaveCustomers) => {
    const { shop, call, customer, submit, rule, staff } = await aShop()
    expect((await call('DELETE', '/messagesenders/s')).status).toBe(204)
    const boss = await staff('boss')
    await rule('all', 'boss', 'true')
    const mails: Mail[] = []
    const worker = aWorker(platform, allow, { send: async (one) => void mails.push(one) })
    await submit(1)
    await worker.work()
    const customerEmail = (await customer('GET', '/me')).body.Email
    const bossEmail = (await boss.call('GET', '/me')).body.Email
    const sent = () => mails.splice(0).map(({ to, subject }) => [to, subject])
    expect(sent().slice(-2)).toEqual([
      [customerEmail, 'Your return r needs approval'],
      [bossEmail, 'Please approve return r'],
    ])
    await leaveCustomers(platform.database, shop.storefrontClientID)
    await boss.call('POST', '/orderreturns/r/approve', {})
    await worker.work()
    expect(sent()).toEqual([[bossEmail, 'Return r was approved']])
  },
)
