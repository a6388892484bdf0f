import { beforeAll, expect, test } from 'vitest'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'
import { postForm } from './post-form.ts'
import { sendFile } from './send-file.ts'

let shop: RunningStorefront
let cookies: Cookies
let lineItemId: string
beforeAll(async () => {
  shop = await aStorefront()
  const [, sku = ''] = /name="sku" value="([^"]+)"/.exec((await getPage(shop.port, shop.product)).html) ?? []
  const added = await postForm(shop.port, '/shopping-cart', { intent: 'add', sku, quantity: '2' })
  cookies = added.cookies
  const { html } = await getPage(shop.port, '/shopping-cart', cookies)
  lineItemId = /name="lineItemId" value="([^"]+)"/.exec(html)?.[1] ?? ''
})

/** The message at the line, and the value its field shows. */
async function refuse(field: 'quantity' | 'area', typed: string) {
  const fields = { intent: field, lineItemId, [field]: typed, ...(field === 'area' && { sqftPerBox: '10' }) }
  const { status, html } = await postForm(shop.port, '/shopping-cart', fields, cookies)
  const input = new RegExp(`<input[^>]*id="${field}-${lineItemId}"[^>]*>`).exec(html)?.[0] ?? ''
  const alert = new RegExp(`<div role="alert"><p id="problem-${lineItemId}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? ''
  return { status, input, message: alert.replace(/<[^>]*>/g, '') }
}

test.each([
  ['quantity', '0', /^Enter a whole number from 1 to 100,000\.$/],
  ['quantity', '9999', /^We have [\d,]+ \w+ in stock\. Please reduce the quantity\.$/],
  ['quantity', '2.5', /^Enter a whole number/],
  ['area', '0', /^Enter an area above 0 sq ft\.$/],
  ['area', '90000', /^We have [\d,]+ \w+ in stock\. Please reduce the quantity\.$/],
  ['area', '90000000', /^That’s more than we can sell at once/],
] as const)('a refused %s of %s is said at its line, and what was typed stays', async (field, typed, text) => {
  const { status, input, message } = await refuse(field, typed)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(message).toMatch(text)
  expect(input).toContain(`value="${typed}"`)
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain(`aria-describedby="problem-${lineItemId}"`)
})

test('an accepted quantity is saved without a message', async () => {
  const fields = { intent: 'quantity', lineItemId, quantity: '3' }
  expect((await postForm(shop.port, '/shopping-cart', fields, cookies)).status).toBe(302)
  const { html } = await getPage(shop.port, '/shopping-cart', cookies)
  expect(html).toMatch(new RegExp(`id="quantity-${lineItemId}"[^>]*value="3"`))
  expect(html).not.toContain('role="alert"')
})

test('a printed cart has no forms and no buttons', async () => {
  const { html } = await getPage(shop.port, '/shopping-cart', cookies)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const printed = withoutHidden(main)
  for (const text of ['Remove', 'Check out', 'Add a coupon', 'Change by area', 'Add by SKU', 'Empty cart'])
    expect([text, main.includes(text), printed.includes(text)]).toEqual([text, true, false])
})

test('a cart is shared by a link that says in words until when it works, with the way back', async () => {
  const shared = await postForm(shop.port, '/shopping-cart', { intent: 'share' }, cookies)
  const { html } = await getPage(shop.port, String(shared.headers.location), cookies)
  const text = html.replace(/<!-- -->/g, '')
  expect(text).toMatch(/It works until \w{3}, \w{3} \d{1,2}(, \d{4})? and shares products and quantities\./)
  expect(text).toMatch(/<input[^>]*aria-label="Link"[^>]*value="[^"]*\/shared-cart\?token=/)
  expect(text).toContain('Back to cart')
  const invalid = await getPage(shop.port, '/shared-cart?token=made.up', cookies)
  expect(invalid.html).toContain('Ask the person who sent it for a new link')
})

/** The page without the elements of the class `no-print`, with everything in them. */
function withoutHidden(html: string): string {
  const start = /<(\w+)[^>]*class="[^"]*\bno-print\b[^"]*"[^>]*>/.exec(html)
  if (!start) return html
  const [opening, tag = ''] = start
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  tags.lastIndex = start.index + opening.length
  let depth = 1
  for (let found = tags.exec(html); found && depth > 0; found = depth > 0 ? tags.exec(html) : found) {
    depth += found[1] ? -1 : 1
    if (depth === 0) break
  }
  return withoutHidden(html.slice(0, start.index) + html.slice(tags.lastIndex))
}

test.each([
  [
    'too large',
    Buffer.alloc(200_001, '211794 2\n'),
    /This file is larger than 200 KB\. Choose a smaller one, or split it\./,
  ],
  ['a workbook', Buffer.from('504b030414000600', 'hex'), /This isn’t a CSV file/],
])(
  'a file for the quick order that is %s is refused at its field, and what was typed stays',
  async (_, bytes, text) => {
    const browser = { cookies: await (await aPro(shop, 'Ada')).signIn() }
    const form = { port: shop.port, path: '/account/quick-order', browser }
    const fields = { intent: 'check', list: '211794 12 Bath', sku: '000000', quantity: '3', room: '' }
    const { status, html } = await sendFile(form, fields, bytes, { field: 'file', name: 'list.csv', type: 'text/csv' })
    expect(status).toBe(400)
    expect(/<p id="file-error"[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toMatch(text)
    expect(html).toMatch(/<textarea[^>]*name="list"[^>]*>\n?211794 12 Bath</)
    expect(html).toMatch(/<input[^>]*name="sku"[^>]*value="000000"/)
  },
)
