import type { ShopClient } from '@tessera/client/shop/types.gen'
import { buyerID } from '@tessera/middleware/kit/commerce'
import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { followWebOrders } from '@tessera/middleware/modules/orders/web-orders/follow-web-orders'
import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { createTestCatalog } from '@tessera/testing/stock-shop'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

const logger = createLog({ service: 'test', level: 'fatal' })
let shop: WholeShop
let people: People
let catalog: Catalog
let staff: ShopClient['Operator']
/** Approves. */
let ada: ShopClient
/** Orders up to $10. */
let ben: ShopClient
let accountId: string
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  catalog = await createTestCatalog(shop.commerce)
  staff = shop.as(people.olga).Operator
  ada = shop.as(people.ada.session)
  ben = shop.as(people.ben.session)
  const row = await shop.database.find<{ id: string }>(sql`
    update accounts a set type = 'Pro', status = 'active', preferred_store = (select min(id) from stores)
    from people p where p.account_id = a.id and p.email = ${people.ada.email} returning a.id`)
  accountId = row?.id ?? ''
  await shop.database.rows(sql`
    update people set rights = '{account-view,billing-view,buy,can_create_user,approve}' where email = ${people.ada.email}`)
  await shop.database.rows(sql`
    update people set rights = '{account-view,buy}', order_limit_cents = 1000 where email = ${people.ben.email}`)
  const team = await shop.database.rows<{ id: string }>(sql`select id from people where account_id = ${accountId}`)
  for (const { id } of team) await settlePerson(shop.database, shop.commerce, id)
})
beforeEach(async () => {
  await shop.database.rows(sql`truncate rate_limits`)
  await shop.database.rows(sql`
    update accounts set terms = 'NT30', credit_line_cents = 5000000, over_limit = 'approve' where id = ${accountId}`)
})

test('staff read the name of the customer on the rule and on its approvers', async () => {
  const { client, backOffice } = shop.commerce
  const asShop = await backOffice()
  const account = await shop.database.find<{ name: string; number: string }>(
    sql`select name, number from accounts where id = ${accountId}`,
  )
  const title = `${account?.name}, customer ${account?.number}`
  const rule = await client.ApprovalRules.Get(buyerID, `limits-${accountId}`, asShop)
  expect(rule.Name).toBe(`Spending limits of ${title}`)
  const group = await client.UserGroups.Get(buyerID, rule.ApprovingGroupID, asShop)
  expect(group.Name).toBe(`Approvers of ${title}`)
})

/** Five boxes at $43.21 and $99.00 freight. */
async function anOffer(): Promise<{ quotationId: string; version: number }> {
  const { quotationId } = await ada.Quotes.RequestQuote({ items: [{ sku: shop.tile, quantity: 5 }] })
  await staff.OfferQuote({
    quotationId,
    version: 0,
    validUntil: new Date(Date.now() + 864_000_000).toISOString().slice(0, 10),
    freightCents: 9900,
    taxCents: 0,
    lines: [{ lineNo: 1, boxes: 5, unitPriceCents: 4321 }],
  })
  return { quotationId, version: 1 }
}

async function aWaitingQuote(): Promise<{ number: string; quotationId: string; version: number }> {
  const offer = await anOffer()
  const accepted = await ben.Quotes.AcceptQuote(offer)
  expect(accepted).toMatchObject({ status: 'awaiting-approval', totalCents: 31_505 })
  return { ...offer, number: accepted.orderId }
}

const mirror = () => mirrorQuoteOrders({ database: shop.database, commerce: shop.commerce, catalog, logger })
const orderOf = (number: string) => ada.MyAccount.GetOrderDetail({ projectId: number })
const platformOrder = async (number: string) =>
  shop.commerce.client.Orders.Get('Incoming', `quote-${number}`, await shop.commerce.backOffice())
const credit = () => usedCredit(shop.database, accountId)
const templatesTo = async (email: string, number: string) =>
  (
    await shop.database.rows<{ template: string }>(sql`
      select template from mails where recipient = ${email} and subject like ${`%${number}%`} order by created_at`)
  ).map(({ template }) => template)

describe('a quote above a limit', () => {
  test('is refused where the account blocks it, and shown with the reason', async () => {
    const offer = await anOffer()
    await ada.Approvals.SaveOverLimitChoice({ overLimit: 'block' })
    await expect(ben.Quotes.AcceptQuote(offer)).rejects.toMatchObject({ code: 'Quote.AboveLimit' })
    expect((await ben.MyAccount.GetQuoteDetail(offer)).acceptProblem).toContain('limit')
  })

  test('says before it is accepted who has to approve it, and nothing to people within their limits', async () => {
    const offer = await anOffer()
    const seen = await ben.MyAccount.GetQuoteDetail(offer)
    expect(seen).toMatchObject({ acceptProblem: null })
    expect(seen.approvalText).toBe(
      'This is over your $10.00 per-order limit. You can order it; it ships once Ada Mason approves it.',
    )
    expect(await ada.MyAccount.GetQuoteDetail(offer)).toMatchObject({ acceptProblem: null, approvalText: null })
  })

  test('becomes one waiting order, here and on the platform, that takes neither stock nor credit', async () => {
    const before = await credit()
    const { number, quotationId, version } = await aWaitingQuote()
    expect(await ben.Quotes.AcceptQuote({ quotationId, version })).toMatchObject({
      status: 'placed-before',
      orderId: number,
    })
    expect((await ada.Approvals.GetWaitingOrders()).orders).toContainEqual(
      expect.objectContaining({ number, totalCents: 31_505, reason: 'Over the limit of $10.00 per order.' }),
    )
    expect(await orderOf(number)).toMatchObject({ status: 'awaiting-approval', approval: { canAnswer: true } })
    expect(await credit()).toBe(before)
    expect(await templatesTo(people.ada.email, number)).toEqual(['approval-requested'])
    expect(await templatesTo(people.ben.email, number)).toEqual(['order-awaiting-approval'])
    await expect(ada.Approvals.ApproveOrder({ number })).rejects.toMatchObject({ status: 503 })
    await mirror()
    await mirror()
    expect(await platformOrder(number)).toMatchObject({ Status: 'AwaitingApproval', IsSubmitted: false })
  })
})

describe('an answer', () => {
  test('that approves opens the order at the quoted price, once, with its credit', async () => {
    const before = await credit()
    const { number } = await aWaitingQuote()
    await mirror()
    await expect(ben.Approvals.ApproveOrder({ number })).rejects.toMatchObject({ code: 'Approval.NeedsRight' })
    const answers = await Promise.all([1, 2].map(() => ada.Approvals.ApproveOrder({ number })))
    expect(answers.map(({ order }) => order.status)).toEqual(['open', 'open'])
    expect(await platformOrder(number)).toMatchObject({ Status: 'Open', Subtotal: 216.05 })
    expect(await credit()).toBe(before + 31_505)
    expect((await templatesTo(people.ben.email, number)).filter((one) => one === 'order-approved')).toHaveLength(1)
    await expect(ada.Approvals.DeclineOrder({ number, reason: 'Late' })).rejects.toMatchObject({
      code: 'Approval.NotWaiting',
    })
  })

  test('that approves more than the credit line is refused, and the order keeps waiting', async () => {
    const { number } = await aWaitingQuote()
    await mirror()
    await shop.database.rows(sql`update accounts set credit_line_cents = 100 where id = ${accountId}`)
    await expect(ada.Approvals.ApproveOrder({ number })).rejects.toMatchObject({ code: 'Order.CreditExceeded' })
    expect(await orderOf(number)).toMatchObject({ status: 'awaiting-approval' })
    await shop.database.rows(sql`update accounts set credit_line_cents = 5000000 where id = ${accountId}`)
    expect((await ada.Approvals.ApproveOrder({ number })).order.status).toBe('open')
  })

  test('that declines says why and puts the quote on offer again', async () => {
    const { number, quotationId } = await aWaitingQuote()
    await mirror()
    await ada.Approvals.DeclineOrder({ number, reason: 'Use the sale tile.' })
    expect(await orderOf(number)).toMatchObject({ status: 'declined' })
    expect(await platformOrder(number)).toMatchObject({ Status: 'Declined' })
    expect(await ben.MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({ status: 'offered', orderId: null })
    const again = await ada.Quotes.AcceptQuote({ quotationId, version: 1 })
    expect(again).toMatchObject({ status: 'placed' })
    expect(again.orderId).not.toBe(number)
  })

  test('asks for the deposit of an account without terms only when it is approved', async () => {
    await shop.database.rows(sql`update accounts set terms = 'Z000' where id = ${accountId}`)
    const { number } = await aWaitingQuote()
    await mirror()
    const deposits = () =>
      shop.database.rows<{ cents: number }>(sql`
        select amount_cents::float8 as cents from billing_documents where sales_document_id = ${number} and type = 'ZO'`)
    expect(await deposits()).toEqual([])
    await ada.Approvals.ApproveOrder({ number })
    expect(await deposits()).toEqual([{ cents: 15_753 }])
  })

  test('given through the platform’s own API is followed', async () => {
    const { number } = await aWaitingQuote()
    await mirror()
    const { client } = shop.commerce
    const asAda = { accessToken: people.ada.session.authToken ?? '' }
    await client.Orders.Approve('Outgoing', `quote-${number}`, {}, asAda)
    const needs = { ...shop, publicUrl: 'https://shop.test', catalog, logger }
    await followWebOrders(needs as unknown as Parameters<typeof followWebOrders>[0])
    expect(await orderOf(number)).toMatchObject({ status: 'open' })
  })

  test('whose reply is lost holds the credit until a job has asked the platform', async () => {
    const { number } = await aWaitingQuote()
    await mirror()
    await shop.database.rows(sql`
      update sales_documents set cancel_asked_at = now() - interval '61 seconds' where id = ${number}`)
    const before = await credit()
    const needs = { ...shop, publicUrl: 'https://shop.test', catalog, logger }
    await followWebOrders(needs as unknown as Parameters<typeof followWebOrders>[0])
    expect(await orderOf(number)).toMatchObject({ status: 'awaiting-approval' })
    expect(await credit()).toBe(before - 31_505)
  })
})

test('the person who ordered cancels while it waits, also before the platform knows it', async () => {
  const first = await aWaitingQuote()
  await ben.MyOrders.CancelOrder({ number: first.number })
  const second = await aWaitingQuote()
  await mirror()
  await ben.MyOrders.CancelOrder({ number: second.number })
  for (const { number } of [first, second]) expect(await orderOf(number)).toMatchObject({ status: 'canceled' })
  expect(await platformOrder(second.number)).toMatchObject({ Status: 'Canceled' })
})
