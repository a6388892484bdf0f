import { findViolations } from '@tessera/platform/find-violations'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf, itemsOf } from '@tessera/testing/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { aShippedOrder, type ShippedOrder } from './a-shipped-order.ts'

const platform = await startPlatform({}, 24)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => work(at))

/** A submitted return of these units, refunded with $10 each. */
async function anOpenReturn(shipped: ShippedOrder, ID: string, Quantity = 2) {
  const { call, orderID, lineID } = shipped
  const ItemsToReturn = [{ LineItemID: lineID, Quantity, RefundAmount: Quantity * 10 }]
  await call('POST', '/orderreturns', { ID, OrderID: orderID, ItemsToReturn })
  const reply = await call('POST', `/orderreturns/${ID}/submit`)
  expect(reply.body).toMatchObject({ ID, Status: 'Open', RefundAmount: Quantity * 10 })
}

const refund = ({ call, orderID }: ShippedOrder, OrderReturnID: string, Amount: number, more: object = {}) =>
  call('POST', `/orders/Incoming/${orderID}/payments`, { Type: 'PurchaseOrder', OrderReturnID, Amount, ...more })

describe('a return is not made', () => {
  test('of an order that the caller cannot see, of a cart, or by a guest', async () => {
    const { shop, customer, orderID } = await aShippedOrder(platform)
    const stranger = await shop.anotherBuyer()
    await expect(stranger.client.OrderReturns.Create({ OrderID: orderID })).rejects.toMatchObject({ status: 404 })
    await customer('POST', '/cart/lineitems', { ProductID: 'tile' })
    const cart = await customer('GET', '/cart')
    const refused = await customer('POST', '/orderreturns', { OrderID: cart.body.ID })
    expect(codeOf(refused)).toBe('OrderReturn.CannotCreateBadOrderStatus')
    const token = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
    await expect(shop.as(token).OrderReturns.Create({ OrderID: orderID })).rejects.toMatchObject({ status: 403 })
  })

  test('of more units than were shipped, of unknown or repeated lines, or with amounts of the shopper', async () => {
    const { customer, orderID, lineID } = await aShippedOrder(platform)
    const codeFor = async (...ItemsToReturn: object[]) =>
      codeOf(await customer('POST', '/orderreturns', { OrderID: orderID, ItemsToReturn }))
    expect(await codeFor({ LineItemID: lineID, Quantity: 7 })).toBe('OrderReturn.ItemQuantityExceeded')
    expect(await codeFor({ LineItemID: 'nothing', Quantity: 1 })).toBe('NotFound')
    expect(await codeFor({ LineItemID: lineID }, { LineItemID: lineID })).toBe(
      'OrderReturn.CannotCreateDuplicateItemToReturn',
    )
    expect(await codeFor({ LineItemID: lineID, Quantity: 1, RefundAmount: 5 })).toBe('Auth.InsufficientRoles')
    expect(await codeFor({ LineItemID: lineID, Quantity: -1 })).toBe('ValidationFailure')
    expect(itemsOf(await customer('GET', '/orderreturns'))).toEqual([])
  })

  test('of a product that is not returnable, except by the seller', async () => {
    const { shop, call, customer } = await aShippedOrder(platform)
    await shop.product('grout', 5)
    const line = await customer('POST', '/cart/lineitems', { ProductID: 'grout' })
    const { ID } = (await customer('POST', '/cart/submit')).body
    await call('POST', `/orders/Incoming/${ID}/ship`, {})
    const body = { OrderID: ID, ItemsToReturn: [{ LineItemID: line.body.ID, Quantity: 1 }] }
    expect(codeOf(await customer('POST', '/orderreturns', body))).toBe('OrderReturn.ProductNotEligibleToReturn')
    expect((await call('POST', '/orderreturns', body)).status).toBe(201)
  })
})

describe('a shopper', () => {
  test('makes, changes and submits a return; the seller sets the amount and refunds it', async () => {
    const shipped = await aShippedOrder(platform)
    const { call, customer, orderID, lineID } = shipped
    const items = [{ LineItemID: lineID, Quantity: 2, Comments: 'Broken' }]
    const made = await customer('POST', '/orderreturns', {
      ID: 'r',
      OrderID: orderID,
      ItemsToReturn: items,
      xp: { A: 1 },
    })
    expect(made.body).toMatchObject({
      ID: 'r',
      OrderID: orderID,
      Status: 'Unsubmitted',
      RefundAmount: null,
      ItemsToReturn: [{ LineItemID: lineID, Quantity: 2, RefundAmount: null, Comments: 'Broken' }],
    })
    const changed = await customer('PATCH', '/orderreturns/r', { Comments: 'Please', xp: { B: 2 } })
    expect(changed.body).toMatchObject({ Comments: 'Please', xp: { A: 1, B: 2 }, ItemsToReturn: items })
    expect((await customer('PUT', '/orderreturns/r', { OrderID: orderID, ItemsToReturn: items })).body).toMatchObject({
      Comments: null,
      xp: null,
    })
    expect((await customer('POST', '/orderreturns/r/submit')).body).toMatchObject({
      Status: 'Open',
      DateSubmitted: expect.any(String),
    })
    expect(codeOf(await customer('PATCH', '/orderreturns/r', { Comments: 'x' }))).toBe('Auth.InsufficientRoles')
    expect(codeOf(await call('POST', '/orderreturns/r/complete'))).toBe('OrderReturn.CannotCompleteInvalidAmount')
    expect((await call('PATCH', '/orderreturns/r', { RefundAmount: 15 })).body).toMatchObject({ RefundAmount: 15 })
    expect((await refund(shipped, 'r', -15)).status).toBe(201)
    expect((await customer('GET', '/orderreturns/r')).body).toMatchObject({
      Status: 'Completed',
      PaymentIDs: [expect.any(String)],
      DateCompleted: expect.any(String),
    })
  })

  test('sees the own returns alone', async () => {
    const shipped = await aShippedOrder(platform)
    await anOpenReturn(shipped, 'r')
    const stranger = await shipped.shop.anotherBuyer()
    await expect(stranger.client.OrderReturns.Get('r')).rejects.toMatchObject({ status: 404 })
    await expect(stranger.client.OrderReturns.Cancel('r')).rejects.toMatchObject({ status: 404 })
    expect((await stranger.client.OrderReturns.List()).Items).toEqual([])
    expect(itemsOf(await shipped.customer('GET', `/orderreturns?OrderID=${shipped.orderID}`))).toHaveLength(1)
  })

  test('cancels what was submitted and deletes what was not', async () => {
    const shipped = await aShippedOrder(platform)
    const { customer, call, orderID, lineID } = shipped
    await anOpenReturn(shipped, 'r', 6)
    const next = { ID: 's', OrderID: orderID, ItemsToReturn: [{ LineItemID: lineID, Quantity: 1 }] }
    expect(codeOf(await customer('POST', '/orderreturns', next))).toBe('OrderReturn.ItemQuantityExceeded')
    expect(codeOf(await customer('DELETE', '/orderreturns/r'))).toBe('OrderReturn.NotAuthorizedToDelete')
    expect((await customer('POST', '/orderreturns/r/cancel')).body.Status).toBe('Canceled')
    expect((await customer('POST', '/orderreturns', next)).status).toBe(201)
    expect(codeOf(await customer('POST', '/orderreturns/s/cancel'))).toBe('OrderReturn.CannotCancelUnsubmitted')
    const without = await customer('DELETE', `/orderreturns/s/items/${lineID}`)
    expect(without).toMatchObject({ status: 200, body: { ItemsToReturn: [] } })
    expect((await customer('DELETE', `/orderreturns/s/items/${lineID}`)).status).toBe(404)
    expect((await customer('DELETE', '/orderreturns/s')).status).toBe(204)
    expect((await call('DELETE', '/orderreturns/r')).status).toBe(204)
  })
})

describe('refunds', () => {
  test('are refused above zero, above the amount, before the return is open and from a shopper', async () => {
    const shipped = await aShippedOrder(platform)
    const { call, customer, orderID } = shipped
    await call('POST', '/orderreturns', { ID: 'draft', OrderID: orderID, RefundAmount: 10 })
    await anOpenReturn(shipped, 'r')
    const codeFor = async (id: string, amount: number) => codeOf(await refund(shipped, id, amount))
    expect(await codeFor('r', 5)).toBe('OrderReturn.PaymentValueMustBeNegative')
    expect(await codeFor('r', -20.01)).toBe('OrderReturn.TotalRefundsExceedRefundAmount')
    expect(await codeFor('draft', -5)).toBe('OrderReturn.CannotCreatePaymentBadStatus')
    expect(await codeFor('nothing', -5)).toBe('NotFound')
    const own = { Type: 'PurchaseOrder', OrderReturnID: 'r', Amount: -5 }
    const refused = await customer('POST', `/orders/Outgoing/${orderID}/payments`, own)
    expect(codeOf(refused)).toBe('Payment.NotAuthorizedToPatch')
  })

  test('in parts complete the return at exactly its amount, and then stay', async () => {
    const shipped = await aShippedOrder(platform)
    const { call, orderID } = shipped
    await anOpenReturn(shipped, 'r')
    await refund(shipped, 'r', -12, { ID: 'first' })
    expect((await call('GET', '/orderreturns/r')).body.Status).toBe('Open')
    const path = `/orders/Incoming/${orderID}/payments/first`
    expect(codeOf(await call('PATCH', path, { Amount: -21 }))).toBe('OrderReturn.TotalRefundsExceedRefundAmount')
    await call('PATCH', path, { Amount: -15 })
    expect(codeOf(await call('PATCH', '/orderreturns/r', { RefundAmount: 14 }))).toBe(
      'OrderReturn.TotalRefundsExceedRefundAmount',
    )
    await refund(shipped, 'r', -5)
    expect((await call('GET', '/orderreturns/r')).body).toMatchObject({ Status: 'Completed' })
    expect(codeOf(await call('DELETE', path))).toBe('OrderReturn.CannotCreatePaymentBadStatus')
  })

  test('never exceed what was paid for the order, however high the amount', async () => {
    const shipped = await aShippedOrder(platform)
    await anOpenReturn(shipped, 'r')
    await shipped.call('PATCH', '/orderreturns/r', { RefundAmount: 500 })
    expect(codeOf(await refund(shipped, 'r', -60.01))).toBe('OrderReturn.TotalRefundsExceedRefundAmount')
    expect((await refund(shipped, 'r', -60)).status).toBe(201)
  })

  test('go back to the spending account that they name', async () => {
    const shipped = await aShippedOrder(platform)
    const { admin } = shipped.shop
    await admin.SpendingAccounts.Create('b', { ID: 'acc', Name: 'acc', Balance: 1, AllowAsPaymentMethod: true })
    await admin.SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'acc', AllowExceed: false })
    await anOpenReturn(shipped, 'r')
    const into = (SpendingAccountID: string) =>
      refund(shipped, 'r', -20, { Type: 'SpendingAccount', SpendingAccountID })
    expect(codeOf(await into('none'))).toBe('Payment.InvalidSpendingAccountID')
    expect((await into('acc')).status).toBe(201)
    expect((await admin.SpendingAccounts.Get('b', 'acc')).Balance).toBe(21)
  })
})

describe('seller rules', () => {
  test('hold the return until their groups approve it, one after the other', async () => {
    const shipped = await aShippedOrder(platform)
    const { shop, call, customer, orderID, lineID, staff } = shipped
    const [lead, head] = [await staff('leads'), await staff('heads')]
    const rule = (ID: string, ApprovingGroupID: string, RuleExpression: string) =>
      shop.admin.SellerApprovalRules.Create({ ID, ApprovingGroupID, RuleExpression, ApprovalType: 'OrderReturn' })
    await rule('units', 'leads', 'items.quantity(true) > 5')
    await rule('then', 'heads', "orderreturn.approved('units') and orderreturn.RefundAmount > 50")
    const ItemsToReturn = [{ LineItemID: lineID, Quantity: 6, RefundAmount: 60 }]
    await call('POST', '/orderreturns', { ID: 'r', OrderID: orderID, ItemsToReturn })
    expect((await customer('POST', '/orderreturns/r/submit')).body.Status).toBe('AwaitingApproval')
    expect(codeOf(await head.call('POST', '/orderreturns/r/approve', {}))).toBe(
      'OrderReturn.NotEligibleToApproveOrDecline',
    )
    expect(itemsOf(await lead.call('GET', '/orderreturns?approvable=true'))).toMatchObject([{ ID: 'r' }])
    expect(itemsOf(await head.call('GET', '/orderreturns?approvable=true'))).toEqual([])
    const approvers = itemsOf(await call('GET', '/orderreturns/r/eligibleapprovers'))
    expect(approvers.map(({ ID }) => ID)).toEqual([lead.id])
    expect(codeOf(await call('DELETE', '/approvalrules/units'))).toBe('ApprovalRule.CannotDeleteIfPending')
    expect((await lead.call('POST', '/orderreturns/r/approve', { Comments: 'Yes' })).body.Status).toBe(
      'AwaitingApproval',
    )
    expect((await head.call('POST', '/orderreturns/r/approve', {})).body).toMatchObject({
      Status: 'Open',
      DateApproved: expect.any(String),
    })
    expect(itemsOf(await customer('GET', '/orderreturns/r/approvals'))).toMatchObject([
      { OrderReturnID: 'r', ApprovalRuleID: 'units', Status: 'Approved', Comments: 'Yes', Approver: { ID: lead.id } },
      { OrderReturnID: 'r', ApprovalRuleID: 'then', Status: 'Approved', Approver: { ID: head.id } },
    ])
  })

  test('may be answered with no, by somebody else than the submitter', async () => {
    const { shop, orderID, lineID, staff } = await aShippedOrder(platform)
    const [one, other] = [await staff('boss'), await staff('boss')]
    const outsider = await staff('other')
    await shop.admin.SellerApprovalRules.Create({
      ID: 'all',
      ApprovingGroupID: 'boss',
      RuleExpression: 'true',
      ApprovalType: 'OrderReturn',
    })
    const ItemsToReturn = [{ LineItemID: lineID, Quantity: 1, RefundAmount: 10 }]
    const create = (ID: string) => one.call('POST', '/orderreturns', { ID, OrderID: orderID, ItemsToReturn })
    await create('own')
    expect((await one.call('POST', '/orderreturns/own/submit')).body.Status).toBe('Open')
    await create('r')
    expect((await outsider.call('POST', '/orderreturns/r/submit')).body.Status).toBe('AwaitingApproval')
    expect((await other.call('POST', '/orderreturns/r/decline', { Comments: 'No' })).body).toMatchObject({
      Status: 'Declined',
      DateDeclined: expect.any(String),
    })
    expect(codeOf(await other.call('POST', '/orderreturns/r/approve', {}))).toBe(
      'OrderReturn.NotEligibleToApproveOrDecline',
    )
  })

  test('for orders are refused, because nobody would ask them', async () => {
    const { call, staff } = await aShippedOrder(platform)
    await staff('boss')
    const rule = { ID: 'x', ApprovingGroupID: 'boss', RuleExpression: 'true', ApprovalType: 'Order' }
    expect(codeOf(await call('POST', '/approvalrules', rule))).toBe('ValidationFailure')
  })
})

test('goods that came back stay on their shipment', async () => {
  const shipped = await aShippedOrder(platform)
  const { call, orderID } = shipped
  await anOpenReturn(shipped, 'r')
  const [shipment] = itemsOf(await call('GET', `/orders/Incoming/${orderID}/shipments`))
  expect(codeOf(await call('DELETE', `/shipments/${shipment?.ID}`))).toBe('OrderReturn.ItemQuantityExceeded')
  await call('POST', '/orderreturns/r/cancel')
  expect((await call('DELETE', `/shipments/${shipment?.ID}`)).status).toBe(204)
})

describe('at the same moment', () => {
  test('five full refunds pay back once', async () => {
    const shipped = await aShippedOrder(platform)
    await anOpenReturn(shipped, 'r')
    const replies = await Promise.all(times(5, () => refund(shipped, 'r', -20)))
    expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 4, other: [] })
    expect((await shipped.call('GET', '/orderreturns/r')).body).toMatchObject({ Status: 'Completed' })
  })

  test('five returns of everything come back once', async () => {
    const { customer, call, orderID, lineID } = await aShippedOrder(platform)
    const ItemsToReturn = [{ LineItemID: lineID, Quantity: 6 }]
    await Promise.all(
      times(5, (at) => customer('POST', '/orderreturns', { ID: `r${at}`, OrderID: orderID, ItemsToReturn })),
    )
    const replies = await Promise.all(times(5, (at) => customer('POST', `/orderreturns/r${at}/submit`)))
    expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 4, other: [] })
    expect(itemsOf(await call('GET', '/orderreturns?Status=Open'))).toHaveLength(1)
  })
})

test('a completed return leaves the stock alone: the seller adds what can be sold again', async () => {
  const shipped = await aShippedOrder(platform)
  const stock = async () => (await shipped.shop.admin.Products.Get('tile')).Inventory?.QuantityAvailable
  await shipped.shop.admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 4 } })
  await anOpenReturn(shipped, 'back')
  expect((await shipped.call('POST', '/orderreturns/back/complete')).body).toMatchObject({ Status: 'Completed' })
  expect(await stock()).toBe(4)
  await shipped.shop.admin.Products.Patch('tile', { Inventory: { QuantityAvailable: 6 } })
  expect(await stock()).toBe(6)
})
