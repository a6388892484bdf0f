import { beforeAll, expect, test } from 'vitest'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { getPage } from './get-page.ts'

let shop: RunningStorefront
let sku: string
beforeAll(async () => {
  shop = await aStorefront()
  sku = /name="sku" value="([^"]+)"/.exec(await pageAt(shop.product))?.[1] ?? ''
})

const pageAt = async (path: string): Promise<string> => (await getPage(shop.port, path)).html

test('a question about nothing we sell starts with an empty message', async () => {
  const html = await pageAt('/contact?topic=product-question&about=Call-1-900-555-0100')
  expect(html).toMatch(/<textarea[^>]*name="message"[^>]*><\/textarea>/)
})

test('a question about a product names it in the form', async () => {
  expect(await pageAt(shop.product)).toContain(`/contact?topic=product-question&amp;about=${sku}`)
  const html = await pageAt(`/contact?topic=product-question&about=${sku}`)
  expect(html).toMatch(new RegExp(`<textarea[^>]*name="message"[^>]*>\\s*About [^<]+, SKU ${sku}:`))
  expect(html).toMatch(/<option value="product-question" selected/)
})

test('without JavaScript the calculator subtracts an area and limits the waste', async () => {
  const html = await pageAt(`${shop.product}?by=area&area=200&minus=80&waste=99`)
  const text = html.replace(/<!-- -->/g, '')
  expect(text).toContain('With 30% waste')
  expect(text).toContain('120 sq ft')
  expect(text).toContain('We calculate with 30% waste at most.')
})

test('the price of mailing a sample is beside its button, or why there is none', async () => {
  const text = (await pageAt(shop.product)).replace(/<!-- -->/g, '')
  expect(text).toMatch(/Sample shipping from \$5\.95\.|We don’t mail samples of this product\./)
})

test('products are compared with the price of a box and can be bought there', async () => {
  const text = (await pageAt(`/compare?skus=${sku}`)).replace(/<!-- -->/g, '')
  expect(text).toMatch(/\$[\d.,]+ per box/)
  expect(text).toMatch(/Add 1 box to cart/)
  // columns share the width of the page instead of growing with the longest name
  expect(/<table[^>]*class="([^"]*)"/.exec(text)?.[1]).not.toContain('min-w-max')
})
