import { importWebOrders } from '@tessera/middleware/modules/orders/jobs'
import { followWebOrders } from '@tessera/middleware/modules/orders/web-orders/follow-web-orders'
import { sql } from '@tessera/server/sql'
import { expect, test } from 'vitest'
import { aLimitedTeam, placeWaiting } from './a-limited-team.ts'
import { aSalesShop } from './a-sales-shop.ts'

test('every decline of an order that was placed again is in its timeline', async () => {
  const shop = await aSalesShop()
  const team = await aLimitedTeam(shop, 'declines')
  const { orderId } = team.shopper
  const approver = shop.payments.auth.platformAs((await shop.payments.auth.signIn(team.owner.email)).auth_token)
  const declines = async (number: string) => {
    const { timeline } = await team.buyer.shop.MyAccount.GetOrderDetail({ projectId: number })
    return timeline.filter(({ kind }) => kind === 'declined').map(({ text }) => text)
  }
  for (const times of [1, 2]) {
    const number = await placeWaiting(shop, team, 'approved')
    await importWebOrders(shop.needs)
    await approver.Orders.Decline('Outgoing', orderId, { AllowResubmit: true })
    await followWebOrders(shop.needs)
    await followWebOrders(shop.needs)
    await shop.payments.settle(orderId)
    expect(await declines(number)).toHaveLength(times)
  }
  const number = await placeWaiting(shop, team, 'approved')
  await importWebOrders(shop.needs)
  await team.owner.shop.Approvals.DeclineOrder({ number, reason: 'Not this month' })
  expect((await declines(number)).at(-1)).toContain('Not this month')
  expect(await declines(number)).toHaveLength(3)
})

test('an order that was given back, changed and placed again has its new lines, under its number', async () => {
  const shop = await aSalesShop()
  const { auth } = shop.payments
  await auth.admin.Products.Patch('slate', { Inventory: { Enabled: true, QuantityAvailable: 1000 } })
  const team = await aLimitedTeam(shop, 'again')
  const { orderId } = team.shopper
  const detail = (number: string) => team.buyer.shop.MyAccount.GetOrderDetail({ projectId: number })
  const number = await placeWaiting(shop, team, 'approved')
  const approver = auth.platformAs((await auth.signIn(team.owner.email)).auth_token)
  await approver.Orders.Decline('Outgoing', orderId, { AllowResubmit: true })
  await followWebOrders(shop.needs)
  expect((await detail(number)).status).toBe('declined')
  await shop.payments.settle(orderId)

  const [line] = (await auth.admin.LineItems.List('Incoming', orderId)).Items
  await auth.admin.LineItems.Patch('Incoming', orderId, line?.ID ?? '', { Quantity: 5 })
  expect(await placeWaiting(shop, team, 'approved')).toBe(number)
  await importWebOrders(shop.needs)
  const again = await detail(number)
  expect(again).toMatchObject({ status: 'awaiting-approval', totalCents: 5000 })
  expect(again.lines.map(({ boxes }) => boxes)).toEqual([5])
  expect((await team.owner.shop.Approvals.GetWaitingOrders()).orders).toMatchObject([{ number, totalCents: 5000 }])
  const mails = await shop.needs.database.rows<{ template: string }>(sql`
    select template from mails where recipient = ${team.owner.email} and template = 'approval-requested'`)
  expect(mails).toHaveLength(2)
  expect((await team.owner.shop.Approvals.ApproveOrder({ number })).order).toMatchObject({ status: 'open' })
  await shop.payments.settle(orderId)
  expect(await shop.payments.attempts(orderId)).toMatchObject([
    { state: 'voided', captured: 0 },
    { state: 'captured', captured: 5000 },
  ])
})
