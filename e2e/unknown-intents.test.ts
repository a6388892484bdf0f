import { formPaths } from '@tessera/testing/form-paths'
import { describe, expect, test } from 'vitest'
import { aCustomer, aVisitor, type PlainVisitor } from './plain-visitor.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const unknownIntents = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'no-such-thing']

/** These accept JSON from our own scripts. */
const noForms = ['/collect', '/collect/recording']
const paths = formPaths.filter((path) => !noForms.includes(path))

/** Pages with a single form: it has no intent field, and a form with one is refused. */
const withoutIntent = new Set([
  '/products/x1/layout/save',
  '/products/x1/notify',
  '/contact',
  '/newsletter',
  '/consultation',
  '/vendor-payment',
  '/stock-alert',
  '/confirm-email',
  '/shared-cart',
  '/order-status',
  '/checkout/order-review',
  '/sign-in',
  '/sign-in/here',
  '/sign-out',
  '/acting',
  '/acting/end',
  '/register',
  '/register/pro',
  '/activate',
  '/forgot-password',
  '/reset-password',
  '/link-account',
  '/account/projects',
  '/account/selection-sheets',
  '/account/download',
  '/favorites/list',
  '/set-store',
  '/theme',
])

async function expectRefusal(visitor: PlainVisitor, path: string, fields: Record<string, string>): Promise<void> {
  const answer = await visitor.post(path, fields)
  const fieldsText = JSON.stringify(fields)
  expect.soft(answer.status, fieldsText).toBe(400)
  expect.soft(await answer.text(), fieldsText).toContain('Go back, reload the page and send the form again.')
}

async function expectRefusals(visitor: PlainVisitor, path: string): Promise<void> {
  for (const intent of unknownIntents) await expectRefusal(visitor, path, { intent })
  if (!withoutIntent.has(path)) await expectRefusal(visitor, path, {})
}

describe('a form that names nothing the page can do is refused with a sentence', () => {
  const guest = aVisitor(base)
  test.each(paths)('%s, as a guest', (path) => expectRefusals(guest, path))

  const grace = aCustomer(base, 'grace@northline.example')
  test.each(paths)('%s, as a customer', async (path) => expectRefusals(await grace, path))
})

test.each([
  ['/checkout/payment', 'method'],
  ['/review-decision', 'decision'],
])('%s reads the field %s in the same way', async (path, field) => {
  for (const word of unknownIntents) await expectRefusal(aVisitor(base), path, { [field]: word })
})

test('every page of the list takes forms', () => {
  expect([...withoutIntent].filter((path) => !paths.includes(path))).toEqual([])
})
