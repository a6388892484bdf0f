import { cookieKeys } from '@tessera/contract/shop/constants'
import { afterEach, expect, test, vi } from 'vitest'
import { cookieText } from '../../app/http/session/cookies.ts'

afterEach(() => vi.restoreAllMocks())

test('a cookie that browsers would drop is not sent, and warned of', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(cookieText(cookieKeys.customerName, 'x'.repeat(4096), true)).toBeUndefined()
  expect(warn.mock.calls[0]?.[0]).toContain('cust_name')
})

test('tokens are hidden from scripts, other cookies are not; all last a year, and an empty one is deleted', () => {
  const year = 'Max-Age=31536000'
  expect(cookieText(cookieKeys.authToken, 'a', true)).toBe(
    `auth_token=a; Path=/; ${year}; SameSite=Lax; HttpOnly; Secure`,
  )
  expect(cookieText(cookieKeys.shopRefreshToken, 'r', true)).toBe(
    `tessera_refresh_token=r; Path=/; ${year}; SameSite=Strict; HttpOnly; Secure`,
  )
  expect(cookieText(cookieKeys.siteId, 'us', false)).toBe(`site_id=us; Path=/; ${year}; SameSite=Lax`)
  expect(cookieText(cookieKeys.siteId, '', false)).toContain('Max-Age=0')
})
