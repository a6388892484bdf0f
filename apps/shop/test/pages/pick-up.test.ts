import { openCatalog } from '@tessera/middleware/modules/catalog/open-catalog'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopper, goodCard } from './a-shopper.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
beforeAll(async () => {
  shop = await aStorefront()
})

const contact = {
  intent: 'pick-up',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  billingZip: '60540',
}
const firstStore = (html: string): string => /name="storeId"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? ''
const fieldsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['how', 'intent', 'q', 'returnurl', 'theme'].includes(name))

/** The first form of the main part that is posted. */
const postedForm = (html: string): string =>
  /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html.split('<main')[1] ?? '')?.[0] ?? ''

describe('the shipping step', () => {
  test('opens with one choice: deliver or pick up', async () => {
    const { browser } = await aShopper(shop, 2, false)
    const { text, html } = await browser.open('/checkout/shipping')
    expect(text).toMatch(/Shipping Deliver To your door or job site Pick up Free at a store near you/)
    expect(fieldsIn(postedForm(html))).toContain('street1')
    expect(fieldsIn(html.split('<main')[1] ?? '')).not.toContain('storeId')
  })

  test('asks for pickup only a name, an email address, a ZIP code and optionally a phone number', async () => {
    const { browser } = await aShopper(shop, 2, false)
    const { html, text } = await browser.open('/checkout/shipping?how=pick-up&pickUpZip=60540')
    expect(new Set(fieldsIn(postedForm(html)))).toEqual(
      new Set(['storeId', 'firstName', 'lastName', 'email', 'phone', 'billingZip', 'pickUpPersons']),
    )
    expect(text).toMatch(/(In stock here|Not in stock here; we’ll bring it in)\. Ready \w{3}, \w{3} \d+\./)
  })

  test('says at each field what is missing, and keeps the rest', async () => {
    const { browser } = await aShopper(shop, 2, false)
    const path = '/checkout/shipping?how=pick-up&pickUpZip=60540'
    const storeId = firstStore((await browser.open(path)).html)
    const wrong = { ...contact, storeId, lastName: '', billingZip: '6054', phone: '12' }
    const { text, html } = await browser.send(path, wrong)
    for (const message of ['Enter a last name.', 'Enter a 5-digit ZIP code', 'Enter a 10-digit phone number'])
      expect(text.split(message).length - 1).toBe(2)
    expect(html).toContain('value="dana@example.com"')
  })
})

test('pickup goes from the cart to a placed order without an address of the customer', async () => {
  const { browser, enterCard } = await aShopper(shop, 2, false)
  const path = '/checkout/shipping?how=pick-up&pickUpZip=60540'
  const stores = await browser.open(path)
  expect(stores.text).toMatch(/, IL, \d\.\d mi\. /)
  expect(stores.text).toContain('Pickup Free')
  const storeId = firstStore(stores.html)
  const payment = await browser.send(path, { ...contact, storeId })
  expect(payment.path).toBe('/checkout/payment')
  expect(payment.text).not.toContain('Bill to')
  expect(payment.html).toMatch(/name="billingZip"[^>]* value="60540"/)
  const review = await enterCard(goodCard)
  expect(review.path).toBe('/checkout/order-review')
  expect(review.text).toContain('Pick up at')
  expect(review.text).not.toContain('Ship to')
  expect(review.text).toMatch(/Merchandise \$[\d,.]+ Pickup Free Tax/)
  expect(review.text).toMatch(/Hours for the next seven days/)
  expect(review.text).toMatch(/ready \w{3}, \w{3} \d+/)
  const placed = await browser.send('/checkout/order-review', { acceptsTerms: 'on' })
  expect(placed.text).toContain('Thank you')
  expect(placed.text).toContain('Pick up at')
  expect(placed.text).toContain('Get directions')
  expect(placed.text).toMatch(/Pickup Free Tax/)
  expect(await storedDay()).toBe(/ready (\w{3}, \w{3} \d+)/.exec(review.text)?.[1])
})

test('a delivered order is stored with the day that checkout promised', async () => {
  const { browser, enterCard } = await aShopper(shop)
  const review = await enterCard(goodCard)
  await browser.send('/checkout/order-review', { acceptsTerms: 'on' })
  expect(await storedDay()).toBe(/arrives (\w{3}, \w{3} \d+)/.exec(review.text)?.[1])
})

/** Imports the newest order, as a job does, and returns its expected day as checkout writes days. */
async function storedDay(): Promise<string | undefined> {
  const { database, commerce } = shop
  const attempt = await database.find<{ orderId: string }>(sql`
    select order_id as "orderId" from payment_attempts order by created_at desc limit 1`)
  const { catalog, ready, close } = await openCatalog(
    database,
    commerce,
    createLog({ service: 'test', level: 'fatal' }),
  )
  await ready
  const number = await importWebOrder({ database, commerce, catalog, publicUrl: '' }, attempt?.orderId ?? '')
  await close()
  const stored = await database.find<{ day: string }>(sql`
    select to_char(expected_on, 'Dy, Mon FMDD') as day from sales_documents where id = ${number}`)
  return stored?.day
}

test('a customer who changes from pickup to delivery is asked for an address, not for the store’s', async () => {
  const { browser } = await aShopper(shop, 2, false)
  const path = '/checkout/shipping?how=pick-up&pickUpZip=60540'
  const storeId = firstStore((await browser.open(path)).html)
  await browser.send(path, { ...contact, storeId })
  const { html, text } = await browser.open('/checkout/shipping?how=deliver')
  expect(html).toMatch(/name="street1"[^>]* value=""|name="street1"(?![^>]*value=)/)
  expect(text).toContain('See shipping options')
})
