import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { expect, test } from 'vitest'
import { findOutage } from '../../app/http/find-outage.server.ts'

test.each([400, 401, 404, 409, 429, 500])('an answer with status %i is no outage', (status) => {
  expect(findOutage(new ShopApiError(status, '', { code: 'Server.Failed' }))).toBeUndefined()
})

test('a mistake of ours is no outage', () => {
  expect(findOutage(new TypeError('x is undefined'))).toBeUndefined()
})

test.each([502, 503])('%i was not saved', (status) => {
  expect(findOutage(new ShopApiError(status, '', { code: 'Server.Busy' }))).toMatch('We couldn’t save this just now.')
})

test('after a timeout or a broken connection the outcome is unknown', () => {
  const late = new DOMException('timeout of 60000ms exceeded', 'TimeoutError')
  expect(findOutage(late)).toMatch('We couldn’t confirm that this was saved.')
  expect(findOutage(new ShopApiError(504, '', {}))).toMatch('We couldn’t confirm that this was saved.')
})

test('a payment provider that is away has its own sentence', () => {
  const down = { code: 'Payment.ProviderDown', message: 'Cards do not get through at the moment.' }
  expect(findOutage(new ShopApiError(503, '', down))).toBe(down.message)
})
