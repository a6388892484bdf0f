import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import {
  ApprovalRules,
  Auth,
  Cart,
  Configuration,
  Me,
  OrderReturns,
  Orders,
  Payments,
  SellerApprovalRules,
  Tokens,
} from 'ordercloud-javascript-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

let shop: TestShop
let approver: Awaited<ReturnType<TestShop['anotherBuyer']>>

beforeAll(async () => {
  Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
  shop = await createTestShop(platform)
  await shop.product('tile', 12.5, 100)
  await shop.admin.Products.Patch('tile', { Returnable: true })
  approver = await shop.anotherBuyer()
  await shop.admin.UserGroups.Create('b', { ID: 'approvers', Name: 'Approvers' })
  await shop.admin.UserGroups.SaveUserAssignment('b', { UserID: approver.id, UserGroupID: 'approvers' })
  const login = await Auth.Login(`customer-1-${shop.id}`, 'A-Customers-Password-1', shop.storefrontClientID)
  Tokens.SetAccessToken(login.access_token)
})

test('an order waits, is declined, submitted again and approved, and its goods come back', async () => {
  const seller = { accessToken: shop.adminToken }
  const boss = { accessToken: approver.token }
  await ApprovalRules.Create(
    'b',
    { ID: 'large', ApprovingGroupID: 'approvers', RuleExpression: 'order.Total > 20' },
    seller,
  )
  const line = await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 4 })
  const waiting = await Cart.Submit()
  expect(waiting).toMatchObject({ Status: 'AwaitingApproval', IsSubmitted: false })
  expect(await failureOf(Orders.Approve('Outgoing', waiting.ID, {}))).toMatchObject({
    errorCode: 'Order.NotEligibleToApprove',
  })
  expect((await Me.ListApprovableOrders({}, boss)).Items.map(({ ID }) => ID)).toEqual([waiting.ID])
  const declined = await Orders.Decline('Outgoing', waiting.ID, { AllowResubmit: true, Comments: 'Fewer' }, boss)
  expect(declined.Status).toBe('Unsubmitted')
  await Cart.PatchLineItem(line.ID, { Quantity: 2 })
  expect((await Orders.Submit('Outgoing', waiting.ID)).Status).toBe('AwaitingApproval')
  expect((await Orders.ListEligibleApprovers('Outgoing', waiting.ID)).Items.map(({ ID }) => ID)).toEqual([approver.id])
  expect((await Orders.Approve('Outgoing', waiting.ID, { Comments: 'Fine' }, boss)).Status).toBe('Open')
  expect((await Orders.ListApprovals('Outgoing', waiting.ID)).Items).toMatchObject([
    { ApprovalRuleID: 'large', Status: 'Approved', Comments: 'Fine' },
  ])
  await Orders.Ship('Incoming', waiting.ID, {}, seller)

  const made = await OrderReturns.Create({
    OrderID: waiting.ID,
    ItemsToReturn: [{ LineItemID: line.ID, Quantity: 1, Comments: 'Broken' }],
  })
  expect(made).toMatchObject({ Status: 'Unsubmitted', RefundAmount: null })
  expect(await failureOf(OrderReturns.Cancel(made.ID))).toMatchObject({
    errorCode: 'OrderReturn.CannotCancelUnsubmitted',
  })
  expect((await OrderReturns.Submit(made.ID)).Status).toBe('Open')
  expect(await OrderReturns.Patch(made.ID, { RefundAmount: 12.5 }, seller)).toMatchObject({ RefundAmount: 12.5 })
  await Payments.Create(
    'Incoming',
    waiting.ID,
    { Type: 'PurchaseOrder', OrderReturnID: made.ID, Amount: -12.5 },
    seller,
  )
  expect(await OrderReturns.Get(made.ID)).toMatchObject({ Status: 'Completed', PaymentIDs: [expect.any(String)] })
  expect((await SellerApprovalRules.List({}, seller)).Items).toEqual([])
})
