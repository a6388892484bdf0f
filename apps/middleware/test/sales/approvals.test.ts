import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { followWebOrders } from '@tessera/middleware/modules/orders/web-orders/follow-web-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLimitedTeam, anotherApprover, placeWaiting } from './a-limited-team.ts'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
  await stock(1000)
})

const stock = (QuantityAvailable: number) =>
  shop.payments.auth.admin.Products.Patch('slate', { Inventory: { Enabled: true, QuantityAvailable } })

const stockOf = async (product: string): Promise<number> =>
  (await shop.payments.auth.admin.Products.Get(product)).Inventory?.QuantityAvailable ?? 0

const mailsTo = (email: string) =>
  shop.needs.database.rows<{ template: string; body: string }>(sql`
    select template, body from mails where recipient = ${email} order by id`)

const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template)

const creditOf = (accountId: string) => usedCredit(shop.needs.database, accountId)

describe('an order above a limit', () => {
  test('is refused where the account blocks it, and where nobody can approve it', async () => {
    const { database } = shop.needs
    const team = await aLimitedTeam(shop, 'blocked')
    const paymentToken = await shop.payments.card(team.shopper)
    const submit = () => shop.payments.submit(team.shopper, { paymentMethod: 'Credit_Card', paymentToken })
    await expect(team.buyer.shop.Approvals.SaveOverLimitChoice({ overLimit: 'block' })).rejects.toMatchObject({
      status: 403,
    })
    await team.owner.shop.Approvals.SaveOverLimitChoice({ overLimit: 'block' })
    await expect(submit()).rejects.toMatchObject({ code: 'Cart.AboveLimit' })
    await team.owner.shop.Approvals.SaveOverLimitChoice({ overLimit: 'approve' })
    await database.rows(sql`update people set status = 'locked' where id = ${team.owner.personId}`)
    await expect(submit()).rejects.toMatchObject({ code: 'Cart.AboveLimit' })
    await shop.payments.settle(team.shopper.orderId)
    expect(await shop.payments.expectWhole(team.shopper.orderId)).toBe('undone')
  })

  test('waits, takes nothing, and is shown to its approvers only', async () => {
    const team = await aLimitedTeam(shop, 'waits')
    const { owner, buyer, shopper } = team
    const before = await stockOf('slate')
    const number = await placeWaiting(shop, team, 'approved')
    await shop.payments.settle(shopper.orderId)
    expect(await shop.payments.attempts(shopper.orderId)).toMatchObject([{ state: 'submitted', captured: 0 }])
    expect(await stockOf('slate')).toBe(before)
    expect((await owner.shop.Approvals.GetWaitingOrders()).orders).toMatchObject([
      { number, totalCents: 3000, reason: 'Over the limit of $10.00 per order.' },
    ])
    expect((await buyer.shop.Approvals.GetWaitingOrders()).orders).toEqual([])
    const asked = (await mailsTo(owner.email)).find(({ template }) => template === 'approval-requested')
    expect(asked?.body).toContain(`https://shop.test/account/orders/${number}`)
    expect(await owner.shop.MyAccount.GetOrderDetail({ projectId: number })).toMatchObject({
      status: 'awaiting-approval',
      approval: { canAnswer: true },
      lines: [{ expectedOn: null }],
    })
    expect(await buyer.shop.MyAccount.GetOrderDetail({ projectId: number })).toMatchObject({
      approval: { canAnswer: false, approvers: ['Ada Mason'] },
    })
    const confirmation = await buyer.shop.OrderSummary.getOrderDetails({ orderId: shopper.orderId })
    expect([confirmation.status, Number.isNaN(Date.parse(confirmation.placedAt))]).toEqual(['AwaitingApproval', false])
    expect(confirmation.nextSteps.join(' ')).toMatch(/Once it’s approved.* set the delivery date/)
    expect(confirmation.nextSteps.join(' ')).not.toMatch(/arrives|around|ready/)
    expect(confirmation.shipping?.arrivesOn ?? null).toBeNull()
    const platform = shop.payments.auth.platformAs((await shop.payments.auth.signIn(owner.email)).auth_token)
    expect((await platform.Me.ListApprovableOrders()).Items).toMatchObject([{ ID: shopper.orderId }])
  })

  test('may be above the limit of a month as well', async () => {
    const team = await aLimitedTeam(shop, 'month', 100_000)
    await shop.needs.database.rows(sql`update people set month_limit_cents = 2999 where id = ${team.buyer.personId}`)
    await placeWaiting(shop, team, 'approved')
    expect((await team.owner.shop.Approvals.GetWaitingOrders()).orders).toMatchObject([
      { reason: 'Over the monthly limit of $29.99, of which $0.00 was used.' },
    ])
  })
})

describe('an answer', () => {
  test('is only for those who may approve, and never for one’s own order', async () => {
    const team = await aLimitedTeam(shop, 'refused')
    const number = await placeWaiting(shop, team, 'approved')
    const stranger = await shop.pro('refused-stranger')
    const reader = await shop.colleague(team.owner, 'refused-reader', ['account-view', 'buy'])
    const answers = (who: typeof stranger) => [
      () => who.shop.Approvals.ApproveOrder({ number }),
      () => who.shop.Approvals.DeclineOrder({ number, reason: 'No.' }),
    ]
    for (const answer of answers(stranger)) await expect(answer()).rejects.toMatchObject({ status: 404 })
    for (const answer of answers(reader)) await expect(answer()).rejects.toMatchObject({ code: 'Approval.NeedsRight' })
    await expect(team.owner.shop.Approvals.DeclineOrder({ number, reason: ' ' })).rejects.toMatchObject({ status: 400 })
    await shop.needs.database.rows(sql`update people set rights = '{buy,approve}' where id = ${team.buyer.personId}`)
    for (const answer of answers(team.buyer))
      await expect(answer()).rejects.toMatchObject({ code: 'Approval.OwnOrder' })
    expect((await team.owner.shop.Approvals.GetWaitingOrders()).orders).toHaveLength(1)
  })

  test('that approves takes the stock and charges the card, once however often it is given', async () => {
    const team = await aLimitedTeam(shop, 'approved')
    const { owner, buyer, shopper } = team
    const before = await stockOf('slate')
    const number = await placeWaiting(shop, team, 'approved')
    const { order, isCardRenewed } = await owner.shop.Approvals.ApproveOrder({ number, comment: 'For the lobby' })
    expect(order).toMatchObject({ status: 'open', approval: { canAnswer: false } })
    expect(isCardRenewed).toBe(false)
    expect(order.timeline.map(({ text }) => text)).toContain('Ada Mason approved the order. “For the lobby”')
    expect(await stockOf('slate')).toBe(before - 3)
    expect((await owner.shop.Approvals.ApproveOrder({ number })).order.status).toBe('open')
    await expect(owner.shop.Approvals.DeclineOrder({ number, reason: 'Too late' })).rejects.toMatchObject({
      code: 'Approval.NotWaiting',
    })
    await shop.payments.settle(shopper.orderId)
    expect(await shop.payments.expectWhole(shopper.orderId)).toBe('placed')
    expect((await templatesTo(buyer.email)).filter((one) => one === 'order-approved')).toHaveLength(1)
    expect((await owner.shop.Approvals.GetWaitingOrders()).orders).toEqual([])
  })

  test('that declines says why and charges nothing', async () => {
    const team = await aLimitedTeam(shop, 'declined')
    const number = await placeWaiting(shop, team, 'approved')
    const order = await team.owner.shop.Approvals.DeclineOrder({ number, reason: 'Use the boxes in the garage' })
    expect(order).toMatchObject({ status: 'declined' })
    await shop.payments.settle(team.shopper.orderId)
    expect(await shop.payments.attempts(team.shopper.orderId)).toMatchObject([{ state: 'voided', captured: 0 }])
    const [mail] = (await mailsTo(team.buyer.email)).filter(({ template }) => template === 'order-declined')
    expect(mail?.body).toContain('Use the boxes in the garage')
  })

  test('of an approver who sees nothing else of the account opens the order, and they may still read it', async () => {
    const team = await aLimitedTeam(shop, 'narrow')
    const mate = await anotherApprover(shop, team, 'narrow-mate')
    const number = await placeWaiting(shop, team, 'approved')
    expect((await mate.shop.Approvals.ApproveOrder({ number })).order.status).toBe('open')
    expect((await mate.shop.MyAccount.GetOrderDetail({ projectId: number })).number).toBe(number)
  })
})

describe('an order on terms', () => {
  test('takes the credit when it is approved, and not before', async () => {
    const team = await aLimitedTeam(shop, 'terms')
    const { accountId } = team.owner
    const number = await placeWaiting(shop, team)
    expect(await creditOf(accountId)).toBe(0)
    const line = (cents: number) =>
      shop.needs.database.rows(sql`update accounts set credit_line_cents = ${cents} where id = ${accountId}`)
    await line(2999)
    await expect(team.owner.shop.Approvals.ApproveOrder({ number })).rejects.toMatchObject({
      code: 'Order.CreditExceeded',
      message: expect.stringContaining('$0.01'),
    })
    expect(await creditOf(accountId)).toBe(0)
    await line(3000)
    expect((await team.owner.shop.Approvals.ApproveOrder({ number })).order.status).toBe('open')
    expect(await creditOf(accountId)).toBe(3000)
  })

  test('gives the credit back if the stock is gone, and if the process died in between', async () => {
    const team = await aLimitedTeam(shop, 'gone')
    const { accountId } = team.owner
    const number = await placeWaiting(shop, team)
    await stock(1)
    await expect(team.owner.shop.Approvals.ApproveOrder({ number })).rejects.toMatchObject({ code: 'Approval.SoldOut' })
    await stock(1000)
    expect(await creditOf(accountId)).toBe(0)
    await shop.needs.database.rows(sql`
      update terms_payments set released_at = null where order_id = ${team.shopper.orderId}`)
    await followWebOrders(shop.needs)
    expect(await creditOf(accountId)).toBe(0)
    expect((await team.owner.shop.Approvals.ApproveOrder({ number })).order.status).toBe('open')
  })

  test('that is approved through the platform’s own API is opened here with its credit', async () => {
    const team = await aLimitedTeam(shop, 'by-api')
    const number = await placeWaiting(shop, team)
    const { auth } = shop.payments
    const approver = auth.platformAs((await auth.signIn(team.owner.email)).auth_token)
    await approver.Orders.Approve('Outgoing', team.shopper.orderId, {})
    await followWebOrders(shop.needs)
    expect((await team.buyer.shop.MyAccount.GetOrderDetail({ projectId: number })).status).toBe('open')
    expect(await creditOf(team.owner.accountId)).toBe(3000)
  })
})

describe('an authorization that ran out', () => {
  const expire = (orderId: string) =>
    shop.needs.database.pool.query(
      `update mortarpay.payments set status = 'expired' where description = $1 and status = 'authorized'`,
      [`Order ${orderId}`],
    )
  const behave = (orderId: string, behaviour: string) =>
    shop.needs.database.pool.query(
      `update mortarpay.tokens set behaviour = $2 where id in (
         select token_id from mortarpay.payments where description = $1)`,
      [`Order ${orderId}`, behaviour],
    )

  test('is asked for again, and the approver is notified', async () => {
    const team = await aLimitedTeam(shop, 'ran-out')
    const { orderId } = team.shopper
    const number = await placeWaiting(shop, team, 'approved')
    await expire(orderId)
    const { order, isCardRenewed } = await team.owner.shop.Approvals.ApproveOrder({ number })
    expect(isCardRenewed).toBe(true)
    expect(order.timeline.map(({ kind }) => kind)).toContain('card-renewed')
    await shop.payments.settle(orderId)
    const own = (await shop.payments.ledger()).filter(({ key }) => key.includes('-renewal-1'))
    expect(own).toMatchObject([{ status: 'captured', captured: 3000 }])
    expect(await shop.payments.attempts(orderId)).toMatchObject([
      { state: 'captured', captured: 3000, payment: own[0]?.id },
    ])
  })

  test('leaves the order waiting if the bank refuses, and asks anew the next time', async () => {
    const team = await aLimitedTeam(shop, 'refused-card')
    const { orderId } = team.shopper
    const before = await stockOf('slate')
    const number = await placeWaiting(shop, team, 'approved')
    await expire(orderId)
    await behave(orderId, 'decline')
    await expect(team.owner.shop.Approvals.ApproveOrder({ number })).rejects.toMatchObject({
      code: 'Approval.CardRefused',
    })
    expect(await stockOf('slate')).toBe(before)
    await behave(orderId, 'approve')
    expect((await team.owner.shop.Approvals.ApproveOrder({ number })).isCardRenewed).toBe(true)
  })
})

describe('of rivals', () => {
  /** Runs both at once and returns how each ended, sorted. */
  const race = async (...answers: Promise<unknown>[]) =>
    (await Promise.allSettled(answers)).map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code)).sort()

  test('two approvers at once open the order once', async () => {
    const team = await aLimitedTeam(shop, 'two')
    const mate = await anotherApprover(shop, team, 'two-mate')
    const before = await stockOf('slate')
    const number = await placeWaiting(shop, team, 'approved')
    const ends = await race(
      team.owner.shop.Approvals.ApproveOrder({ number }),
      mate.shop.Approvals.ApproveOrder({ number }),
    )
    expect(ends).toEqual(['Approval.NotWaiting', 'done'])
    expect(await stockOf('slate')).toBe(before - 3)
    await shop.payments.settle(team.shopper.orderId)
    expect(await shop.payments.expectWhole(team.shopper.orderId)).toBe('placed')
  })

  test('approval and decline at once: one counts, for order and money alike', async () => {
    const team = await aLimitedTeam(shop, 'versus')
    const mate = await anotherApprover(shop, team, 'versus-mate')
    const number = await placeWaiting(shop, team)
    const ends = await race(
      team.owner.shop.Approvals.ApproveOrder({ number }),
      mate.shop.Approvals.DeclineOrder({ number, reason: 'No' }),
    )
    expect(ends).toEqual(['Approval.NotWaiting', 'done'])
    const { status } = await team.owner.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(await creditOf(team.owner.accountId)).toBe(status === 'open' ? 3000 : 0)
  })

  test('approval and cancellation at once: a canceled order keeps neither stock nor credit', async () => {
    const team = await aLimitedTeam(shop, 'cancel')
    const before = await stockOf('slate')
    const number = await placeWaiting(shop, team)
    await Promise.allSettled([
      team.owner.shop.Approvals.ApproveOrder({ number }),
      team.buyer.shop.MyOrders.CancelOrder({ number }),
    ])
    await followWebOrders(shop.needs)
    const { status } = await team.owner.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(status).toBe('canceled')
    expect((await shop.payments.auth.admin.Orders.Get('Incoming', team.shopper.orderId)).Status).toBe('Canceled')
    expect(await stockOf('slate')).toBe(before)
    expect(await creditOf(team.owner.accountId)).toBe(0)
  })
})
