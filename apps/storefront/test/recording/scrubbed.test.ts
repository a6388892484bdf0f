import { describe, expect, test } from 'vitest'
import { isPrivatePath } from '../../app/kit/recording/is-private-path.ts'
import { scrubEvent } from '../../app/kit/recording/scrub-event.ts'

const clean = (data: unknown): string => JSON.stringify(scrubEvent({ type: 3, timestamp: 1, data }))

describe('private data never leaves the browser', () => {
  test.each([
    ['typed text', { source: 5, id: 7, text: 'hunter2' }],
    ['a field that was filled in', { node: { tagName: 'input', attributes: { value: 'hunter2' } } }],
    ['a hidden field', { adds: [{ node: { attributes: { type: 'hidden', value: 'hunter2' } } }] }],
    ['a field that changed', { source: 0, attributes: [{ id: 3, attributes: { value: 'hunter2' } }] }],
    ['a label of a button', { node: { attributes: { 'aria-label': 'Remove hunter2' } } }],
    ['a mail address', { texts: [{ id: 1, value: 'We wrote to hunter2@example.co.uk today' }] }],
    ['the query of a page', { href: 'https://shop.test/newsletter?token=hunter2', width: 1 }],
    ['the fragment of a page', { href: 'https://shop.test/#hunter2' }],
    ['a link to a sheet', { node: { attributes: { href: 'https://shop.test/shared-sheet/hunter2' } } }],
  ])('%s', (_, data) => {
    expect(clean(data)).not.toContain('hunter2')
  })

  test('at most eight stars tell how much was typed', () => {
    expect(clean({ source: 5, text: 'a very long password' })).toContain('"text":"********"')
  })
})

test('everything else stays as it is', () => {
  const data = {
    node: { tagName: 'a', attributes: { class: 'x', href: 'https://shop.test/about', value: '***' }, childNodes: [] },
    texts: [{ id: 1, value: 'Zellige, by hand' }],
    isAttachIframe: false,
    nothing: null,
  }
  expect(scrubEvent({ type: 2, timestamp: 5, data })).toEqual({ type: 2, timestamp: 5, data })
})

describe('closed pages', () => {
  test.each([
    '/sign-in',
    '/Sign-In',
    '//sign-in',
    '/sign-in/',
    '/register/pro',
    '/reset-password',
    '/checkout',
    '/checkout/payment',
    '/account/payment-methods',
    '/account/invoices/pay',
    '/vendor-payment',
    '/shared-sheet/abc',
    '/sign-in.data',
  ])('%s', (path) => {
    expect(isPrivatePath(path)).toBe(true)
  })

  test.each(['/', '/products/zellige', '/shopping-cart', '/account', '/account/orders', '/registering'])(
    '%s is open',
    (path) => {
      expect(isPrivatePath(path)).toBe(false)
    },
  )
})
