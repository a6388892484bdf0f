import { describe, expect, test } from 'vitest'
import {
  blocksOf,
  button,
  code,
  type EmailContent,
  type EmailPart,
  facts,
  heading,
  link,
  note,
  quote,
  totals,
} from '../../src/email/email-content.ts'
import { renderEmailHtml } from '../../src/email/render-email-html.ts'
import { renderEmailText } from '../../src/email/render-email-text.ts'

const contentOf = (...parts: EmailPart[]): EmailContent => ({
  preheader: 'Order 7 <b>',
  sender: 'Tessera & Sons',
  homeUrl: 'https://shop.test',
  greeting: 'Hi Lee,',
  blocks: blocksOf(parts),
  closing: 'Your Tessera team',
  links: [{ label: 'Order status', href: 'https://shop.test/order-status' }],
})

const markup = '<img src=x onerror="alert(1)">&\'"'
const hostile: EmailContent = {
  ...contentOf(
    markup,
    heading(markup),
    note(markup),
    code(markup),
    quote(markup, markup),
    facts({ [markup]: markup }),
    totals({ [markup]: markup }),
    button(markup, 'javascript:alert(1)'),
    link(markup, `https://shop.test/"><script>${markup}`),
    {
      kind: 'items',
      items: [{ name: markup, href: 'data:text/html,x', picture: markup, details: [markup], amount: markup }],
    },
  ),
  preheader: markup,
  sender: markup,
  homeUrl: 'javascript:alert(1)',
  greeting: markup,
  closing: markup,
  links: [{ label: markup, href: 'vbscript:x' }],
}

describe('nothing in an email runs', () => {
  const html = renderEmailHtml(hostile, markup)

  test('markup is shown as text', () => {
    expect(html).not.toMatch(/<(img|script)/)
    expect(html).not.toContain('onerror="')
  })

  test('only web addresses become links', () => {
    expect(html).not.toMatch(/href=|javascript:|vbscript:|data:/)
  })
})

test('blocks without a value are left out', () => {
  expect(blocksOf([null, '', 'Hello', facts({ Name: null, Phone: '' })])).toEqual([
    { kind: 'paragraph', text: 'Hello' },
  ])
})

const order = contentOf(
  'Thank you for your order.',
  heading('Your order'),
  {
    kind: 'items',
    items: [
      {
        name: 'Izmir Oxblood 2 × 8',
        href: 'https://shop.test/products/izmir',
        picture: 'https://shop.test/media/IZ/face-160.jpg?v=1',
        details: ['10 boxes (116.3 sq ft)'],
        amount: '$899.33',
      },
    ],
  },
  totals({ Subtotal: '$899.33', Discount: null, Total: '$1,243.36' }),
  facts({ 'Ship to': 'Lee Park\n101 Elm St' }),
  quote('Ring twice.\nThanks', 'Ann'),
  button('View your order', 'https://shop.test/account/orders/7?a=1&b=2'),
)

test('the text has every word of the HTML, with links on their own lines', () => {
  expect(renderEmailText(order)).toBe(`Hi Lee,

Thank you for your order.

YOUR ORDER

Izmir Oxblood 2 × 8
  10 boxes (116.3 sq ft)
  $899.33

Subtotal: $899.33
Total: $1,243.36

Ship to: Lee Park, 101 Elm St

Ann wrote:
> Ring twice.
> Thanks

View your order:
https://shop.test/account/orders/7?a=1&b=2

Your Tessera team

Order status: https://shop.test/order-status
`)
})

test('the HTML has the sender, the preview, pictures with their size, and links', () => {
  const html = renderEmailHtml(order, 'We received order 7')
  expect(html).toContain('<title>We received order 7</title>')
  expect(html).toContain('Order 7 &lt;b&gt;')
  expect(html).toMatch(/<a href="https:\/\/shop\.test"[^>]*>Tessera &amp; Sons<\/a>/)
  expect(html).toMatch(/<img src="https:\/\/shop\.test\/media\/IZ\/face-160\.jpg\?v=1" alt="" width="72" height="72"/)
  expect(html).toMatch(/<a href="https:\/\/shop\.test\/account\/orders\/7\?a=1&amp;b=2"[^>]*>View your order<\/a>/)
  expect(html).toContain('Lee Park<br>101 Elm St')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('max-width:600px')
})
