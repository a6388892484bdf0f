import { expect, test } from 'vitest'
import { wayBack, withJoined, withWayBack } from '../../app/features/auth/way-back.ts'

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
])('a way back to %s is not followed', (asked) => {
  expect(wayBack(asked)).toBe('/')
})

test('the return address is never a sign-in page', () => {
  expect(wayBack('/sign-in?returnurl=/cart')).toBe('/account')
  expect(wayBack('/register')).toBe('/account')
})

test('without a return address the customer goes to the account', () => {
  expect(wayBack(null)).toBe('/account')
  expect(wayBack('')).toBe('/account')
})

test('a path of the shop is followed with what it asks for', () => {
  expect(wayBack('/account/users?page=2')).toBe('/account/users?page=2')
})

test('merged cart lines are mentioned on the next page', () => {
  expect(withJoined('/account', 0)).toBe('/account')
  expect(withJoined('/account', 2)).toBe('/account?joined=2')
  expect(withJoined('/search?q=oak', 1)).toBe('/search?q=oak&joined=1')
  expect(withJoined('/search?q=oak#list', 1)).toBe('/search?q=oak&joined=1#list')
})

test('the way back goes along to the registration', () => {
  expect(withWayBack('/register', '/account')).toBe('/register')
  expect(withWayBack('/register', '/checkout/shipping')).toBe('/register?returnurl=%2Fcheckout%2Fshipping')
})
