import { expect, test } from 'vitest'
import { returnPathOf, withJoinedLines, withReturnPath } from '../../app/features/auth/return-path.ts'

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
])('a way back to %s is not followed', (asked) => {
  expect(returnPathOf(asked)).toBe('/')
})

test('the return address is never a sign-in page', () => {
  expect(returnPathOf('/sign-in?returnurl=/cart')).toBe('/account')
  expect(returnPathOf('/register')).toBe('/account')
})

test('without a return address the customer goes to the account', () => {
  expect(returnPathOf(null)).toBe('/account')
  expect(returnPathOf('')).toBe('/account')
})

test('a path of the shop is followed with what it asks for', () => {
  expect(returnPathOf('/account/users?page=2')).toBe('/account/users?page=2')
})

test('merged cart lines are mentioned on the next page', () => {
  expect(withJoinedLines('/account', 0)).toBe('/account')
  expect(withJoinedLines('/account', 2)).toBe('/account?joined=2')
  expect(withJoinedLines('/search?q=oak', 1)).toBe('/search?q=oak&joined=1')
  expect(withJoinedLines('/search?q=oak#list', 1)).toBe('/search?q=oak&joined=1#list')
})

test('the way back goes along to the registration', () => {
  expect(withReturnPath('/register', '/account')).toBe('/register')
  expect(withReturnPath('/register', '/checkout/shipping')).toBe('/register?returnurl=%2Fcheckout%2Fshipping')
})
