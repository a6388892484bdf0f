import { cookieKeys } from '@tessera/contract/shop/constants'
import { afterEach, expect, test, vi } from 'vitest'
import { cookieText, readCookies } from '../../app/http/session/cookies.ts'

afterEach(() => vi.restoreAllMocks())

test('a token that no header can carry, or a site that the shop does not serve, counts as none', () => {
  const { authToken, shopAuthToken, shopRefreshToken, siteId } = cookieKeys
  for (const name of [authToken, shopAuthToken, shopRefreshToken, siteId])
    for (const value of ['us%0ART', 'us%0D%0Ax: y', '%00', '%E2%98%83', 'a b', '%E0%A4%A'])
      expect([name, readCookies(`${name}=${value}`).get(name)]).toEqual([name, ''])
  expect(readCookies(`${siteId}=elsewhere`).get(siteId)).toBe('')
  expect(readCookies(`${siteId}=us; cust_name=Z%C3%BCrich%20Tile`)).toEqual(
    new Map([
      [siteId, 'us'],
      ['cust_name', 'Zürich Tile'],
    ]),
  )
})

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
