import { findViolations } from '@tessera/platform/find-violations'
import { setCheckoutOnly } from '@tessera/platform/identity/checkout-only'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, itemsOf, wireInto } from '@tessera/testing/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { anApprovalShop, stockOf } from './an-approval-shop.ts'

const platform = await startPlatform({}, 24)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

/** A shop whose orders above $50 wait for the group `boss`, with one waiting order. */
async function aWaitingOrder() {
  const shop = await anApprovalShop(platform)
  const boss = await shop.person('boss')
  await shop.rule('large', 'boss', 'order.Total > 50')
  const { body } = await shop.submit(6)
  return { shop, boss, id: String(body.ID), order: body }
}

const approvalsOf = async (shop: Awaited<ReturnType<typeof anApprovalShop>>, id: string) =>
  itemsOf(await shop.customer('GET', `/orders/Outgoing/${id}/approvals`)).map(({ ApprovalRuleID, Status }) => [
    ApprovalRuleID,
    Status,
  ])

describe('a rule', () => {
  test('cannot be deleted while orders wait for it, nor can its group, even after the rule names another', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    const path = '/buyers/b/approvalrules/large'
    const refused = await shop.call('DELETE', path)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ApprovalRule.CannotDeleteIfPending'])
    const other = await shop.person('other')
    expect((await shop.call('PATCH', path, { ApprovingGroupID: 'other' })).status).toBe(200)
    expect(codeOf(await shop.call('DELETE', '/buyers/b/usergroups/boss'))).toBe('UserGroup.CannotDeleteApprovingGroup')
    expect(codeOf(await other.approve(id))).toBe('NotFound')
    expect((await boss.approve(id)).body.Status).toBe('Open')
    expect((await shop.call('DELETE', path)).status).toBe(204)
    expect((await shop.call('DELETE', '/buyers/b/usergroups/boss')).status).toBe(204)
  })

  test('that is not true lets the order pass', async () => {
    const shop = await anApprovalShop(platform)
    await shop.person('boss')
    await shop.rule('large', 'boss', 'order.Total > 50')
    expect((await shop.submit(5)).body).toMatchObject({ Status: 'Open', IsSubmitted: true })
  })

  test('keeps its requests when it and its group get another ID', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    await shop.rule('second', 'boss', "order.approved('huge')")
    await shop.call('PATCH', '/buyers/b/approvalrules/large', { ID: 'huge' })
    await shop.call('PATCH', '/buyers/b/usergroups/boss', { ID: 'chief' })
    expect(itemsOf(await boss.call('GET', `/orders/Outgoing/${id}/approvals`))).toMatchObject([
      { ApprovalRuleID: 'huge', ApprovingGroupID: 'chief', Status: 'Pending' },
    ])
    expect((await boss.approve(id)).body.Status).toBe('AwaitingApproval')
    expect((await boss.approve(id)).body.Status).toBe('Open')
  })

  test('goes with its buyer, waiting orders included', async () => {
    const { shop } = await aWaitingOrder()
    expect((await shop.call('DELETE', '/buyers/b')).status).toBe(204)
  })

  test('whose group has the submitter is approved at once', async () => {
    const shop = await anApprovalShop(platform)
    await shop.join('customer-1', 'buyers')
    await shop.rule('own', 'buyers', 'order.Total > 50')
    const { body } = await shop.submit(6)
    expect(body).toMatchObject({ Status: 'Open', IsSubmitted: true })
    expect(itemsOf(await shop.customer('GET', `/orders/Outgoing/${body.ID}/approvals`))).toMatchObject([
      { ApprovalRuleID: 'own', Status: 'Approved', Approver: { ID: 'customer-1' } },
    ])
  })

  test('may ask for another rule first, also one that the submitter meets', async () => {
    const shop = await anApprovalShop(platform)
    const [lead, head] = [await shop.person('leads'), await shop.person('heads')]
    await shop.join('customer-1', 'buyers')
    await shop.rule('a-lead', 'leads', "order.approved('own') and order.Total > 50")
    await shop.rule('b-head', 'heads', "order.approved('a-lead')")
    await shop.rule('own', 'buyers', "items.any(ProductID = 'tile')")
    const { ID } = (await shop.submit(6)).body
    expect(await approvalsOf(shop, String(ID))).toEqual([
      ['a-lead', 'Pending'],
      ['own', 'Approved'],
    ])
    expect(codeOf(await head.approve(ID))).toBe('NotFound')
    expect((await lead.approve(ID)).body.Status).toBe('AwaitingApproval')
    expect((await head.approve(ID)).body).toMatchObject({ Status: 'Open', IsSubmitted: true })
  })
})

describe('a waiting order', () => {
  test('is not submitted and takes nothing until the last approval opens it', async () => {
    const { shop, boss, id, order } = await aWaitingOrder()
    expect(order).toMatchObject({ Status: 'AwaitingApproval', IsSubmitted: false, DateSubmitted: null })
    expect(await stockOf(platform, shop)).toBe(100)
    expect(itemsOf(await shop.call('GET', '/orders/Incoming'))).toEqual([])
    expect(itemsOf(await shop.call('GET', '/orders/Incoming?Status=AwaitingApproval'))).toMatchObject([{ ID: id }])
    const opened = await boss.approve(id, { Comments: 'Fine.' })
    expect(opened.body).toMatchObject({ Status: 'Open', IsSubmitted: true, DateSubmitted: expect.any(String) })
    expect(opened.body.DateApproved).toBe(opened.body.DateSubmitted)
    expect(await stockOf(platform, shop)).toBe(94)
    expect(itemsOf(await shop.customer('GET', `/orders/Outgoing/${id}/approvals`))).toMatchObject([
      { Status: 'Approved', Comments: 'Fine.', Approver: { ID: boss.id }, AllowResubmit: false },
    ])
  })

  test('debits spending accounts and redeems promotions once, when it opens', async () => {
    const { shop, boss } = await aWaitingOrder()
    const { admin, customer } = shop
    await admin.SpendingAccounts.Create('b', { ID: 'acc', Name: 'acc', Balance: 100, AllowAsPaymentMethod: true })
    await admin.SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'acc', AllowExceed: false })
    await admin.Promotions.Create({
      ID: 'once',
      Code: 'ONCE',
      EligibleExpression: 'true',
      ValueExpression: '5',
      AllowAllBuyers: true,
      CanCombine: true,
      Active: true,
      RedemptionLimit: 1,
    })
    await customer('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 6 })
    await customer('POST', '/cart/promotions/ONCE')
    await customer('POST', '/cart/payments', { Type: 'SpendingAccount', SpendingAccountID: 'acc' })
    const { body } = await customer('POST', '/cart/submit')
    const booked = async () => [
      (await admin.SpendingAccounts.Get('b', 'acc')).Balance,
      (await admin.Promotions.Get('once')).RedemptionCount,
    ]
    expect([body.Status, ...(await booked())]).toEqual(['AwaitingApproval', 100, 0])
    expect((await boss.approve(body.ID)).body).toMatchObject({ Status: 'Open', Total: 55 })
    expect(await booked()).toEqual([45, 1])
  })

  test('stays waiting if its stock was sold meanwhile', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    await shop.admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 5 } })
    expect(codeOf(await boss.approve(id))).toBe('Inventory.Insufficient')
    expect((await boss.call('GET', `/orders/Outgoing/${id}`)).body.Status).toBe('AwaitingApproval')
    expect(await approvalsOf(shop, id)).toEqual([['large', 'Pending']])
  })

  test('is not opened with a payment that was not accepted', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    await shop.customer('POST', `/orders/Outgoing/${id}/payments`, { Type: 'CreditCard', Amount: 60 })
    expect(codeOf(await boss.approve(id))).toBe('Order.CannotSubmitWithUnaccceptedPayments')
  })

  test('is what the seller’s checkout gets when it places a paid order', async () => {
    const shop = await anApprovalShop(platform)
    const boss = await shop.person('boss')
    await shop.rule('large', 'boss', 'order.Total > 50')
    await setCheckoutOnly(platform.database, shop.storefrontClientID)
    await shop.customer('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 6 })
    const { ID } = (await shop.customer('GET', '/cart')).body
    await shop.call('POST', `/orders/Incoming/${ID}/payments`, { Type: 'PurchaseOrder', Amount: 60, Accepted: true })
    expect((await shop.call('POST', `/orders/Incoming/${ID}/place`)).body).toMatchObject({
      Status: 'AwaitingApproval',
      Total: 60,
    })
    await shop.call('PATCH', `/orders/Incoming/${ID}`, { ShippingCost: 5 })
    expect(codeOf(await boss.approve(ID))).toBe('Order.PaymentsDoNotMatchTotal')
    await shop.call('PATCH', `/orders/Incoming/${ID}`, { ShippingCost: 0 })
    expect((await boss.approve(ID)).body).toMatchObject({ Status: 'Open', IsSubmitted: true })
  })

  test('is answered by its approvers alone: not by its owner, a stranger or the seller', async () => {
    const { shop, id } = await aWaitingOrder()
    const stranger = await shop.person()
    await shop.join('customer-1', 'boss')
    for (const answer of ['approve', 'decline']) {
      expect(codeOf(await shop.customer('POST', `/orders/Outgoing/${id}/${answer}`, {}))).toBe(
        'Order.NotEligibleToApprove',
      )
      expect(codeOf(await shop.call('POST', `/orders/Incoming/${id}/${answer}`, {}))).toBe('Order.NotEligibleToApprove')
    }
    expect((await stranger.approve(id)).status).toBe(404)
    expect((await stranger.call('GET', `/orders/Outgoing/${id}`)).status).toBe(404)
  })

  test('is not answered by the colleague who submitted it', async () => {
    const shop = await anApprovalShop(platform)
    const boss = await shop.person('boss')
    await shop.rule('later', 'boss', "order.xp.Size = 'large'")
    const token = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['FullAccess'] })
    const colleague = wireInto(platform.app, token)
    await shop.customer('POST', '/cart/lineitems', { ProductID: 'tile' })
    const { ID } = (await shop.customer('PATCH', '/cart', { xp: { Size: 'large' } })).body
    await colleague('POST', `/orders/Outgoing/${ID}/submit`)
    await shop.join(String((await colleague('GET', '/me')).body.ID), 'boss')
    expect(codeOf(await colleague('POST', `/orders/Outgoing/${ID}/approve`, {}))).toBe('Order.NotEligibleToApprove')
    const approvers = itemsOf(await colleague('GET', `/orders/Outgoing/${ID}/eligibleapprovers`))
    expect(approvers.map((one) => one.ID)).toEqual([boss.id])
  })

  test('can be read by its approvers, and not changed', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    const listed = itemsOf(await boss.call('GET', '/me/orders/approvable'))
    expect(listed).toMatchObject([{ ID: id, Status: 'AwaitingApproval', Total: 60 }])
    expect(itemsOf(await boss.call('GET', `/orders/Outgoing/${id}/lineitems`))).toHaveLength(1)
    expect((await boss.call('PATCH', `/orders/Outgoing/${id}`, { Comments: 'x' })).status).toBe(404)
    expect((await boss.call('POST', `/orders/Outgoing/${id}/cancel`)).status).toBe(404)
    expect(itemsOf(await shop.customer('GET', '/me/orders/approvable'))).toEqual([])
    await boss.approve(id)
    expect(itemsOf(await boss.call('GET', '/me/orders/approvable'))).toEqual([])
    expect(itemsOf(await boss.call('GET', `/orders/Outgoing/${id}/eligibleapprovers`))).toEqual([])
  })

  test('is on one page of an approver’s list, and all pages together are the list', async () => {
    const { shop, boss } = await aWaitingOrder()
    for (let nth = 0; nth < 4; nth++) await shop.submit(6)
    for (const sortBy of ['', '&sortBy=!DateCreated', '&sortBy=Total,!ID']) {
      const all = itemsOf(await boss.call('GET', `/me/orders/approvable?pageSize=100${sortBy}`))
      const page = (nth: number) => boss.call('GET', `/me/orders/approvable?pageSize=2&page=${nth}${sortBy}`)
      expect(all).toHaveLength(5)
      expect((await Promise.all([1, 2, 3, 4].map(page))).flatMap(itemsOf)).toEqual(all)
    }
  })

  test('that is canceled asks nobody anymore', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    expect((await shop.customer('POST', `/orders/Outgoing/${id}/cancel`)).body.Status).toBe('Canceled')
    expect(await approvalsOf(shop, id)).toEqual([])
    expect((await boss.approve(id)).status).toBe(404)
    expect((await shop.call('DELETE', '/buyers/b/approvalrules/large')).status).toBe(204)
  })
})

describe('declining', () => {
  test('ends the order, and the other requests with it', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    expect((await boss.decline(id, { Comments: 'Too much.' })).body).toMatchObject({
      Status: 'Declined',
      IsSubmitted: false,
      DateDeclined: expect.any(String),
    })
    expect(codeOf(await boss.approve(id))).toBe('Order.MustBeAwaitingApproval')
    expect(codeOf(await shop.customer('POST', `/orders/Outgoing/${id}/submit`))).toBe('Order.CannotSubmitBadStatus')
    expect(await stockOf(platform, shop)).toBe(100)
  })

  test('may give the order back, and the next submission asks again', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    const other = await shop.person('other')
    await shop.rule('tiles', 'other', "items.any(ProductID = 'tile') and order.Total > 70")
    expect((await boss.decline(id, { AllowResubmit: true })).body.Status).toBe('Unsubmitted')
    expect((await boss.call('GET', `/orders/Outgoing/${id}`)).status).toBe(404)
    expect(itemsOf(await shop.customer('GET', `/orders/Outgoing/${id}/approvals`))).toMatchObject([
      { Status: 'Declined', AllowResubmit: true, Approver: { ID: boss.id } },
    ])
    expect((await shop.submit(2)).body).toMatchObject({ ID: id, Status: 'AwaitingApproval' })
    expect(await approvalsOf(shop, id)).toEqual([
      ['large', 'Pending'],
      ['tiles', 'Pending'],
    ])
    await boss.approve(id)
    expect((await other.approve(id)).body).toMatchObject({ Status: 'Open', Total: 80 })
  })
})

describe('at the same moment', () => {
  test('twenty approvals open the order once', async () => {
    const { shop, boss, id } = await aWaitingOrder()
    const replies = await Promise.all(Array.from({ length: 20 }, () => boss.approve(id)))
    expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 19, other: [] })
    expect(await stockOf(platform, shop)).toBe(94)
  })

  test('an approval and a refusal decide once', async () => {
    for (let round = 0; round < 5; round++) {
      const { shop, boss, id } = await aWaitingOrder()
      const replies = await Promise.all([boss.approve(id), boss.decline(id)])
      expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 1, other: [] })
      const { Status } = (await shop.call('GET', `/orders/Incoming/${id}`)).body
      expect(await stockOf(platform, shop)).toBe(Status === 'Open' ? 94 : 100)
    }
  })

  test('deleting the rule and submitting leave no order that waits for nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const shop = await anApprovalShop(platform)
      await shop.person('boss')
      await shop.rule('large', 'boss', 'order.Total > 50')
      await shop.customer('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 6 })
      const [submitted, deleted] = await Promise.all([
        shop.customer('POST', '/cart/submit'),
        shop.call('DELETE', '/buyers/b/approvalrules/large'),
      ])
      expect(outcomeOf([submitted, deleted]).other).toEqual([])
      const [order] = itemsOf(await shop.customer('GET', '/me/orders'))
      expect(deleted.status === 204 ? ['Open', 'Unsubmitted'] : ['AwaitingApproval']).toContain(order?.Status)
    }
  })
})
