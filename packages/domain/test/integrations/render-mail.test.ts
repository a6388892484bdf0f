import { messageTypes } from '@tessera/contract/platform/enums'
import { describe, expect, test } from 'vitest'
import { renderMail } from '../../src/integrations/render-mail.ts'

const order = { ID: 'o-1', Total: 12.5, Currency: 'USD', FromUser: { FirstName: 'Ann', LastName: 'Lee' } }
const values = {
  Recipient: { FirstName: 'Bo' },
  Username: 'bo',
  PasswordRenewalVerificationCode: 'code-1',
  PasswordRenewalUrl: 'https://shop.test/reset?a=1&b=2',
  OneTimePassword: 'once',
  Order: order,
  OrderReturn: { ID: 'r-1', RefundAmount: 3 },
  Shipment: { ID: 's-1', Shipper: 'Van', TrackingNumber: null },
  Subscription: { ID: 'sub-1', NextOrderDate: '2031-01-01' },
  ProductCollection: { Name: 'Kitchen' },
  LineItems: [
    { Quantity: 2, ProductID: 'p', LineTotal: 25, Product: { Name: 'Slate <b>' } },
    { Quantity: 1, ProductID: 'q', Product: null },
  ],
}

describe.each(messageTypes.map((type) => ({ type })))('the email of $type', ({ type }) => {
  test('has a subject, a text and the same as HTML, and no placeholder', () => {
    const { subject, text, html } = renderMail(type, values)
    expect(subject).not.toBe('')
    expect(text).toMatch(/^Hi Bo,\n/)
    expect(html).toMatch(/<p [^>]*>Hi Bo,<\/p>/)
    expect(html).toContain('>Tessera<')
    expect(subject + text + html.replace(/<style>.*<\/style>/, '')).not.toMatch(/[{}]|undefined|null/)
  })
})

test('values are escaped in HTML, and an address of its own is a link', () => {
  const { text, html } = renderMail('OrderSubmitted', values)
  expect(text).toContain('2 × Slate <b>\n  $25.00\n\n1 × q')
  expect(html).toContain('2\u00a0×\u00a0Slate &lt;b&gt;')
  const reset = renderMail('ForgottenPassword', values)
  expect(reset.html).toMatch(/<a href="https:\/\/shop\.test\/reset\?a=1&amp;b=2"[^>]*>Set your password<\/a>/)
  expect(reset.text).toContain('Set your password:\nhttps://shop.test/reset?a=1&b=2')
  const own = renderMail('ForgottenPassword', values, { Body: 'Go on:\n{{PasswordRenewalUrl}}' })
  expect(own.html).toMatch(/<a href="https:\/\/shop\.test\/reset[^>]*>https:/)
})

test('money and days read as people write them', () => {
  expect(renderMail('OrderSubmitted', values).text).toContain('Total: $12.50')
  expect(renderMail('OrderReturnApproved', values).text).toContain('Refund: $3.00')
  const numbered = { ...values, OrderReturn: { ID: 'r', xp: { OrderNumber: '4500000012' } } }
  expect(renderMail('OrderReturnApproved', numbered).text).toContain('Order: 4500000012')
  expect(renderMail('SubscriptionReminder', values).text).toContain('will reorder on January 1, 2031.')
  const inYen = { ...values, Order: { ...order, Total: 12_345, Currency: 'JPY' } }
  expect(renderMail('OrderSubmitted', inYen).text).toContain('Total: ¥12,345')
  const inPoints = { ...values, Order: { ...order, Currency: 'points' } }
  expect(renderMail('OrderSubmitted', inPoints).text).toContain('Total: 12.5 points')
})

test('without a first name the greeting has none', () => {
  expect(renderMail('OrderApproved', { ...values, Recipient: { FirstName: null } }).text).toMatch(/^Hi there,/)
})

test('a paragraph whose values are missing is left out', () => {
  const { text } = renderMail('ShipmentCreated', values)
  expect(text).toContain('Carrier: Van')
  expect(text).not.toContain('Tracking')
  expect(renderMail('OrderSubmitted', {}).subject).toBe('We received your order')
})

test('subject and body can be replaced, and a subject stays one line', () => {
  const own = { Subject: 'Thanks\r\nBcc: x {{Order.ID}}', Body: 'Dear {{Recipient.FirstName}}\n{{Order.Missing}}\nBye' }
  expect(renderMail('OrderSubmitted', values, own)).toMatchObject({
    subject: 'Thanks Bcc: x o-1',
    text: 'Dear Bo\n\nBye\n',
  })
})
