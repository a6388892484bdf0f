import { freePort, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aFolder, startShop } from './running-shop.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${part({ alg: 'none' })}.${part({ usr: 'grace', exp: 9_999_999_999 })}.x`
const cookie = `auth_token=${token}; tessera_auth_token=${token}`

const elsewhere = [
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
]

test('no page leads to another site by the address it is asked to return to', async () => {
  // neither of these calls the middleware
  const settings = { MIDDLEWARE_URL: `http://localhost:${await freePort()}` }
  const pages = await startShop(await aFolder(), settings, 'shop/src/apart/storefront.ts')
  await waitForHealth(pages, 200, '/health/live')
  const signIn = (returnurl: string) =>
    fetch(`${pages.url}/sign-in?${new URLSearchParams({ returnurl })}`, { redirect: 'manual', headers: { cookie } })
  const theme = (returnurl: string) =>
    fetch(`${pages.url}/theme`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ returnurl }) })
  for (const asked of elsewhere)
    for (const send of [signIn, theme]) {
      const answer = await send(asked)
      expect.soft([answer.status, answer.headers.get('location')], asked).toEqual([302, '/'])
    }
  expect((await signIn('/account/orders?page=2')).headers.get('location')).toBe('/account/orders?page=2')
})
