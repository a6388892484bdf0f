import { localCredentials } from '@tessera/platform/config'
import { becomes, freePort } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aFolder, startShop } from './running-shop.ts'

test('operators see health, figures and logs, and no secret in any of them', async () => {
  const metricsPort = await freePort()
  const shop = await startShop(await aFolder(), {
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: 'an operators token',
  })
  await becomes(shop, 200, '/health/startup')
  await becomes(shop, 200)

  const form = { grant_type: 'password', client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID, username: 'admin' }
  const wrong = new URLSearchParams({ ...form, password: 'Not-the-Password-1' })
  expect((await fetch(`${shop.url}/oauth/token`, { method: 'POST', body: wrong })).status).toBe(400)
  const right = new URLSearchParams({ ...form, password: localCredentials.TESSERA_ADMIN_PASSWORD })
  const reply = await fetch(`${shop.url}/oauth/token?password=in-the-address`, { method: 'POST', body: right })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  await fetch(`${shop.url}/v1/buyers/storefront`, { headers: { authorization: `Bearer ${token}` } })

  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
  const byToken = await fetch(`${shop.url}/metrics`, { headers: { authorization: 'Bearer an operators token' } })
  expect(await byToken.text()).toContain('route="/v1/buyers/:buyerID",status="200"')
  const byPort = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(byPort).toContain('database_connections')

  expect(await shop.stop()).toBe(0)
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(
    lines.map((line) => JSON.parse(line)).some(({ route, status }) => route === '/oauth/token' && status === 400),
  ).toBe(true)
  for (const secret of [token, 'Not-the-Password-1', localCredentials.TESSERA_ADMIN_PASSWORD, 'in-the-address']) {
    expect(shop.output()).not.toContain(secret)
  }
})
