import { createShopClient, type ShopSession } from '@tessera/client/shop/create-shop-client'
import { deviceOf } from '@tessera/middleware/modules/people/session/device-of'
import { fetchInto } from '@tessera/server/fetch-into'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, newAddress, password } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const from = (agent: string, session: ShopSession = {}) =>
  createShopClient({
    baseUrl: 'https://shop.test',
    fetch: fetchInto(shop.app),
    session: () => session,
    headers: { 'x-forwarded-for': newAddress(), 'user-agent': agent },
  })

async function signedIn(email: string, agent: string) {
  const session = await from(agent).Auth.signIn({ userName: email, password })
  return from(agent, { authToken: session.auth_token, shopToken: session.tessera_auth_token })
}

describe('signed-in devices', () => {
  test('can’t be seen or ended by others', async () => {
    await expect(shop.as().People.GetSessions()).rejects.toMatchObject({ status: 401 })
    await expect(shop.as().People.EndSession({ id: 'x' })).rejects.toMatchObject({ status: 401 })
    const { shop: mine } = await shop.customer('mine@devices.example')
    const { shop: other } = await shop.customer('other@devices.example')
    const [theirs] = (await other.People.GetSessions()).devices
    for (const id of [theirs?.id ?? '', 'x', '00000000-0000-4000-8000-000000000000'])
      await expect(mine.People.EndSession({ id })).rejects.toMatchObject({ status: 404 })
    expect((await other.People.GetSessions()).devices).toHaveLength(1)
  })

  test('are described in words; the current one is marked and can’t be ended there', async () => {
    await shop.customer('two@devices.example')
    await signedIn('two@devices.example', phone)
    const here = await signedIn('two@devices.example', desk)
    const { devices } = await here.People.GetSessions()
    expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on an iPhone', false],
      ['Unknown browser', false],
    ])
    await expect(here.People.EndSession({ id: devices[0]?.id ?? '' })).rejects.toMatchObject({
      fields: [{ field: 'id' }],
    })
  })

  test('ends for one device alone, at once', async () => {
    await shop.customer('end@devices.example')
    const lost = await signedIn('end@devices.example', phone)
    const here = await signedIn('end@devices.example', desk)
    const found = (await here.People.GetSessions()).devices.find(({ device }) => device.includes('iPhone'))
    await here.People.EndSession({ id: found?.id ?? '' })
    await expect(lost.People.GetSessions()).rejects.toMatchObject({ status: 401 })
    expect((await here.People.GetSessions()).devices).toHaveLength(2)
  })

  test('keeps its name when the session is renewed', async () => {
    await shop.customer('renew@devices.example')
    const session = await from(phone).Auth.signIn({ userName: 'renew@devices.example', password })
    const renewed = await from(desk).Auth.UserAuthentication({ token: session.tessera_refresh_token ?? '' })
    const again = from(desk, { authToken: renewed.auth_token, shopToken: renewed.tessera_auth_token })
    expect((await again.People.GetSessions()).devices[0]).toMatchObject({ device: 'Safari on an iPhone', isThis: true })
  })
})

test.each([
  [undefined, 'Unknown browser'],
  ['curl/8.0', 'Unknown browser'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Chrome on an Android phone'],
  ['Mozilla/5.0 (Linux; Android 15; Tab) Chrome/140.0 Safari/537.36', 'Chrome on an Android tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1', 'Safari on a Mac'],
])('%s is %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
