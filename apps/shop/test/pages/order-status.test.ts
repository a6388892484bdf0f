import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { beforeAll, describe, expect, test } from 'vitest'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { getPage } from './get-page.ts'
import { postForm } from './post-form.ts'

let shop: RunningStorefront
let number: string
beforeAll(async () => {
  shop = await aStorefront()
  const line = { lineNo: 1, sku: 'TES-1', name: 'Hampton Carrara', boxes: 10, sqft: 120.2, unitPriceCents: 1000 }
  const [order] = await insertSalesDocuments(shop.database, [
    {
      accountId: null,
      placedBy: 'Guest',
      origin: 'web',
      orderType: 'standard',
      status: 'open',
      subtotalCents: 10_000,
      totalCents: 10_000,
      paymentMethod: 'Credit_Card',
      placedAt: '2026-11-02T15:00:00Z',
      events: [{ kind: 'placed', at: '2026-11-02T15:00:00Z', text: 'Placed.' }],
      lines: [{ ...line, totalCents: 10_000, lot: 'A118' }],
    },
  ])
  number = order?.id ?? ''
})

const ask = (orderNumber: string, email: string) => postForm(shop.port, '/order-status', { orderNumber, email })
const open = async (purpose: 'order-status' | 'news') => {
  const token = linkToken(await getSecret(shop.database, 'form-link'), purpose, number, new Date())
  return getPage(shop.port, `/order-status?token=${token}`)
}

describe('the form of the order status', () => {
  test('names the field that is missing or wrong, and what was typed stays', async () => {
    const empty = await ask('', 'lee@example.com')
    expect([empty.status, empty.html]).toEqual([400, expect.stringContaining('Enter your order number.')])
    expect(empty.html).toMatch(/name="email"[^>]*value="lee@example.com"/)
    const wrong = await ask(number, 'lee')
    expect(wrong.status).toBe(400)
    expect(wrong.html).toMatch(new RegExp(`name="orderNumber"[^>]*value="${number}"`))
  })

  test('answers the same for an order that exists and one that does not', async () => {
    const [one, other] = [await ask(number, 'lee@example.com'), await ask('000', 'lee@example.com')]
    expect(one.status).toBe(200)
    expect(one.html).toContain('Check your email')
    expect(one.html.length).toBe(other.html.length)
  })
})

test('a link for something else is refused, with the way to a new one', async () => {
  const { html } = await open('news')
  expect(html).toContain('This link isn’t valid')
  expect(html).toContain('href="/order-status"')
})

test('the link of the email shows the order to read only, and no cache keeps it', async () => {
  const { status, html, headers } = await open('order-status')
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const text of [`Order ${number}`, 'Hampton Carrara', 'A118', '$100.00']) expect(html).toContain(text)
  expect(html).toContain(`/contact?topic=return&amp;order=${number}`)
  expect(html).not.toMatch(/Cancel order|Packing list|Reorder/)
})

test.each(['/', '/contact', '/sign-in', '/faq', '/policies/returns', '/policies/shipping'])(
  '%s leads to it',
  async (path) => expect((await getPage(shop.port, path)).html).toContain('href="/order-status"'),
)
