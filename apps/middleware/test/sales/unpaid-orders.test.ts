import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { salesCrontab, salesTasks } from '@tessera/middleware/modules/orders/jobs'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { cancelUnpaidOrders } from '@tessera/middleware/modules/orders/unpaid/cancel-unpaid-orders'
import { collectOrderChanges } from '@tessera/middleware/modules/orders/web-orders/collect-order-changes'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { setCheckoutOnly } from '@tessera/platform/identity/checkout-only'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { placeByCard, placeOnTerms } from './a-web-order.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
  const { admin } = shop.payments.auth
  await admin.PriceSchedules.Create({ ID: 'marble', Name: 'Marble', PriceBreaks: [{ Quantity: 1, Price: 25 }] })
  const Inventory = { Enabled: true, QuantityAvailable: 1000 }
  const marble = { ID: 'marble', Name: 'Marble', Active: true, DefaultPriceScheduleID: 'marble', Inventory }
  await admin.Products.Create(marble)
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'marble' })
})
beforeEach(() => shop.needs.database.rows(sql`delete from mails where template = 'unpaid-orders'`))

const stock = async () => (await shop.payments.auth.admin.Products.Get('marble')).Inventory?.QuantityAvailable ?? 0
const statusOf = async (id: string) => (await shop.payments.auth.admin.Orders.Get('Incoming', id)).Status
const letters = () =>
  shop.needs.database.rows<{ to: string; subject: string; body: string }>(sql`
    select recipient as to, subject, body from mails where template = 'unpaid-orders' order by created_at`)

/** An earlier release let shoppers submit on the platform: the guest's order is open and unpaid. */
async function anUnpaidOrder(boxes = 4): Promise<string> {
  const { platform, commerce } = shop.payments.auth
  const guest = await shop.payments.shopper({ marble: boxes })
  const { Cart } = shop.payments.auth.platformAs(guest.bearer.token)
  const client = commerce.storefrontClientID
  await platform.database.rows(sql`update api_clients set checkout_only = false where id = ${client}`)
  await Cart.CreatePayment({ Type: 'PurchaseOrder' })
  await Cart.Submit()
  await setCheckoutOnly(platform.database, client)
  return guest.orderId
}

/** Runs the job in two processes at once, the given number of minutes from now. */
const run = (minutes = 16) => runIn([shop.needs, shop.needs], minutes)

async function runIn(processes: readonly SalesTaskNeeds[], minutes = 16): Promise<void> {
  await collectOrderChanges(shop.needs, new Date())
  const now = new Date(Date.now() + minutes * 60_000)
  await Promise.all(processes.map((needs) => cancelUnpaidOrders(needs, now)))
}

describe('the job leaves alone', () => {
  test('an order of the last quarter of an hour, until it is older', async () => {
    const id = await anUnpaidOrder()
    await run(14)
    expect(await statusOf(id)).toBe('Open')
    expect(await letters()).toEqual([])
    await run()
    expect(await statusOf(id)).toBe('Canceled')
  })

  test('orders by card and on terms, before and after they are in the back office', async () => {
    const placed = [await placeByCard(shop, 'job-card'), await placeOnTerms(shop, 'job-terms')]
    await run()
    await salesTasks(shop.needs)['take-web-orders']?.({})
    await run(60)
    for (const { shopper } of placed) expect(await statusOf(shopper.orderId)).toBe('Open')
    expect(await letters()).toEqual([])
  })

  test('an order whose checkout died before it could write down that it was placed', async () => {
    const { payments } = shop
    const shopper = await payments.shopper({ marble: 1 })
    const real = payments.steps(shopper)
    const submit: OrderSteps['submit'] = async (paid) => {
      await real.submit(paid)
      throw new Error('died')
    }
    const chosen = { paymentMethod: 'Credit_Card' as const, paymentToken: await payments.card(shopper) }
    await expect(payments.submit(shopper, chosen, { steps: { submit } })).rejects.toThrow('died')
    await run()
    expect(await statusOf(shopper.orderId)).toBe('Open')
    await payments.reconcileLater()
    expect(await payments.expectWhole(shopper.orderId)).toBe('placed')
    await run()
    expect(await statusOf(shopper.orderId)).toBe('Open')
  })

  test('an order of another API client, and one that the seller’s own people submitted with its payment', async () => {
    const { auth } = shop.payments
    const market = await auth.marketGuest()
    await market.Cart.CreateLineItem({ ProductID: 'marble', Quantity: 1 })
    const { ID: ofMarket } = await market.Cart.Submit()
    const guest = await shop.payments.shopper({ marble: 1 })
    await auth.admin.Payments.Create('Incoming', guest.orderId, { Type: 'CreditCard', Accepted: true, Amount: 25 })
    await auth.admin.Orders.Submit('Incoming', guest.orderId)
    await run()
    for (const id of [ofMarket, guest.orderId]) expect(await statusOf(id)).toBe('Open')
    expect(await letters()).toEqual([])
  })

  test('the order of a quote on the platform, even before the back office knows its name there', async () => {
    const { admin } = shop.payments.auth
    const pro = await shop.pro('job-quote')
    const line = { lineNo: 1, sku: 'marble', name: 'Marble', boxes: 2, unitPriceCents: 2400, totalCents: 4800 }
    const number = await shop.order(pro, { origin: 'quote', lines: [line] })
    const dies = { ...shop.needs, commerce: dyingAfterSubmit() }
    await mirrorQuoteOrders({ ...dies, logger: { warn: () => undefined } })
    await run()
    expect(await statusOf(`quote-${number}`)).toBe('Open')
    await mirrorQuoteOrders(shop.needs)
    await run()
    expect(await admin.Orders.Get('Incoming', `quote-${number}`)).toMatchObject({ Status: 'Open', Total: 48 })
    expect(await letters()).toEqual([])
  })
})

/** Crashes after submitting the quote's order, before it is read again. */
function dyingAfterSubmit(): SalesTaskNeeds['commerce'] {
  const { commerce } = shop.needs
  const GetWorksheet = Object.assign(async (...given: Parameters<typeof real>) => {
    const sheet = await real(...given)
    if (sheet.Order?.IsSubmitted) throw new Error('died')
    return sheet
  })
  const real = commerce.client.IntegrationEvents.GetWorksheet
  const IntegrationEvents = { ...commerce.client.IntegrationEvents, GetWorksheet }
  return { ...commerce, client: { ...commerce.client, IntegrationEvents } as typeof commerce.client }
}

describe('orders without a payment', () => {
  test('are canceled, their stock returns once, and an operator gets one email however often the job runs', async () => {
    const before = await stock()
    const ids = [await anUnpaidOrder(4), await anUnpaidOrder(6)]
    expect(await stock()).toBe(before - 10)
    await run()
    await run(60)
    for (const id of ids) expect(await statusOf(id)).toBe('Canceled')
    expect(await stock()).toBe(before)
    const sent = await letters()
    expect(sent.every(({ to }) => to === 'help@tessera.example')).toBe(true)
    const told = sent.map(({ body }) => body).join('\n')
    for (const id of ids) expect(told.split(`Order ${id}:`)).toHaveLength(2)
    expect(told).toMatch(/\$100\.00, submitted \w+ \d+, 20.*: canceled, its stock is for sale again\./)
    expect(told).toContain('$150.00')
  })

  test('are found although a payment was tried for them before, and refused', async () => {
    const guest = await shop.payments.shopper({ marble: 2 })
    const paymentToken = await shop.payments.card(guest, 'declined')
    const answer = await shop.payments.submit(guest, { paymentMethod: 'Credit_Card', paymentToken })
    expect(answer.status).toBe('declined')
    const { platform, commerce } = shop.payments.auth
    await platform.database.rows(
      sql`update api_clients set checkout_only = false where id = ${commerce.storefrontClientID}`,
    )
    await shop.payments.auth.platformAs(guest.bearer.token).Cart.Submit()
    await setCheckoutOnly(platform.database, commerce.storefrontClientID)
    await run()
    expect(await statusOf(guest.orderId)).toBe('Canceled')
    expect(await letters()).toHaveLength(1)
  })

  test('are reported once, even if the process died after the platform had canceled', async () => {
    const before = await stock()
    const id = await anUnpaidOrder()
    const { commerce } = shop.needs
    const Cancel = async (...given: Parameters<typeof commerce.client.Orders.Cancel>) => {
      await commerce.client.Orders.Cancel(...given)
      throw new Error('died')
    }
    const Orders = { ...commerce.client.Orders, Cancel }
    const client = { ...commerce.client, Orders } as typeof commerce.client
    await runIn([{ ...shop.needs, commerce: { ...commerce, client } }])
    expect(await statusOf(id)).toBe('Canceled')
    expect(await letters()).toEqual([])
    await run()
    await run()
    expect(await letters()).toMatchObject([{ subject: 'An order without a payment' }])
    expect(await stock()).toBe(before)
  })

  test('are reported in their current state if they were shipped meanwhile', async () => {
    const id = await anUnpaidOrder()
    const { commerce } = shop.needs
    const backOffice = commerce.backOffice
    const Cancel = async (...given: Parameters<typeof commerce.client.Orders.Cancel>) => {
      await commerce.client.Orders.Ship('Incoming', id, {}, await backOffice()).catch(() => undefined)
      return commerce.client.Orders.Cancel(...given)
    }
    const client = { ...commerce.client, Orders: { ...commerce.client.Orders, Cancel } } as typeof commerce.client
    await runIn([{ ...shop.needs, commerce: { ...commerce, client } }])
    expect(await statusOf(id)).toBe('Completed')
    const told = (await letters()).map(({ body }) => body).join('\n')
    expect(told).toContain(`Order ${id}: $100.00`)
    expect(told).toContain('not canceled. Please check it')
  })
})

test('the job runs every five minutes', () => {
  expect(salesCrontab).toContain('*/5 * * * * cancel-unpaid-orders')
  expect(salesTasks(shop.needs)).toHaveProperty('cancel-unpaid-orders')
})
