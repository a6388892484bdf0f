import { once } from 'node:events'
import { localCredentials } from '@tessera/platform/config'
import { findDatabase, type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { createBuyer, hasBuyer, signIn } from './a-buyer.ts'
import { productionSettings } from './production-settings.ts'
import { aFolder, aReadyFolder, startShop } from './running-shop.ts'

test('a wrong setting stops the start and is named', async () => {
  const shop = await startShop(await aFolder(), { PORT: 'many', TRUST_PROXY_HOPS: '-1' })
  const [code] = await once(shop.child, 'exit')
  expect(code).toBe(1)
  expect(shop.output()).toMatch(/PORT must be .*\n?.*TRUST_PROXY_HOPS must be/)
})

test('production refuses the local defaults and a common password on an empty database, and defaults left over', async () => {
  const folder = await aFolder()
  const refused = await startShop(folder, { NODE_ENV: 'production' })
  expect((await once(refused.child, 'exit'))[0]).toBe(1)
  expect(refused.output()).toMatch(/local defaults are refused.*TESSERA_ADMIN_PASSWORD/)

  const common = await startShop(folder, { ...productionSettings, TESSERA_ADMIN_PASSWORD: 'Password123!' })
  expect((await once(common.child, 'exit'))[0]).toBe(1)
  expect(common.output()).toContain('TESSERA_ADMIN_PASSWORD must not be one of the most common passwords')

  const leftOver = await startShop(await aReadyFolder(), productionSettings)
  expect((await once(leftOver.child, 'exit'))[0]).toBe(1)
  expect(leftOver.output()).toContain('still has the local default password')
})

/** Orders of the storefront are placed by the shop's checkout only. */
async function expectOrdersAtCheckout(shop: ShopProcess): Promise<void> {
  const send = async (token: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const text = body ? JSON.stringify(body) : null
    const reply = await fetch(`${shop.url}/v1${path}`, { method, headers, body: text })
    return { status: reply.status, text: await reply.text() }
  }
  const admin = await signIn(shop)
  const price = { ID: 'tile', Name: 'Tile', PriceBreaks: [{ Quantity: 1, Price: 10 }] }
  await send(admin, 'POST', '/priceschedules', price)
  await send(admin, 'POST', '/products', { ID: 'tile', Name: 'Tile', Active: true, DefaultPriceScheduleID: 'tile' })
  await send(admin, 'POST', '/catalogs/productassignments', { CatalogID: 'storefront', ProductID: 'tile' })
  const form = { grant_type: 'client_credentials', client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID }
  const asked = await fetch(`${shop.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: guest } = (await asked.json()) as { access_token: string }
  expect(await send(guest, 'POST', '/cart/lineitems', { ProductID: 'tile' })).toMatchObject({ status: 201 })
  expect(await send(guest, 'POST', '/cart/submit')).toMatchObject({
    status: 403,
    text: expect.stringContaining('Order.SubmitAtCheckout'),
  })
}

test('starts on an empty folder, says where, leaves orders to its checkout, stops clean, and starts again with its data', async () => {
  const folder = await aFolder()
  const first = await startShop(folder)
  await waitForHealth(first, 200)
  expect(first.output()).toContain('Tessera is ready: http://localhost:')
  await expectOrdersAtCheckout(first)
  expect(await createBuyer(first, 'kept')).toBe(201)
  expect(await first.stop('SIGINT')).toBe(0)
  expect(findDatabase(folder)).toBeUndefined()

  const second = await startShop(folder)
  await waitForHealth(second, 200)
  expect(await hasBuyer(second, 'kept')).toBe(true)
  expect(await second.stop()).toBe(0)
})

test('kill -9 of the database: the program stays up, says so, and works again by itself; kill -9 of the program loses nothing and the next start needs no help', async () => {
  const folder = await aReadyFolder()
  const first = await startShop(folder)
  await waitForHealth(first, 200)
  expect(await createBuyer(first, 'kept')).toBe(201)
  process.kill(findDatabase(folder) ?? Number.NaN, 'SIGKILL')
  await waitForHealth(first, 200, '/health/live')
  await expect.poll(() => first.output()).toContain('postgres.up')
  await waitForHealth(first, 200)
  expect(await hasBuyer(first, 'kept')).toBe(true)

  expect(await createBuyer(first, 'kept-too')).toBe(201)
  await first.stop('SIGKILL')
  const orphan = findDatabase(folder)
  expect(orphan).toBeDefined()

  const second = await startShop(folder)
  await waitForHealth(second, 200)
  expect(findDatabase(folder)).toBe(orphan)
  for (const buyer of ['kept', 'kept-too']) expect(await hasBuyer(second, buyer)).toBe(true)
  expect(await second.stop()).toBe(0)
})

test('two programs on one folder share the database', async () => {
  const folder = await aFolder()
  const [one, two] = await Promise.all([startShop(folder), startShop(folder)])
  await Promise.all([waitForHealth(one, 200), waitForHealth(two, 200)])
  expect(await createBuyer(one, 'shared')).toBe(201)
  expect(await hasBuyer(two, 'shared')).toBe(true)
  expect(await Promise.all([two.stop(), one.stop()])).toEqual([0, 0])
})
