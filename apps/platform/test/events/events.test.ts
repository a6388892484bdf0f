import { nameOf } from '@tessera/contract/kit/resource'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, itemsOf, type JsonBody, metaIn, pathWith, type WireCall, wireInto } from '@tessera/testing/wire'
import { describe, expect, test } from 'vitest'
import { sendChanges } from '../changes/changes.ts'
import { createFullTestWorld } from '../contract/full-test-world.ts'
import { served } from '../contract/served.ts'

const platform = await startPlatform()
const world = await createFullTestWorld(platform)

async function aShop() {
  const shop = await createTestShop(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  await shop.product('tile', 10, 100)
  return { shop, wire }
}

const list = async (wire: WireCall, query: Record<string, string>): Promise<JsonBody[]> => {
  const reply = await wire('GET', `/events?pageSize=100&${new URLSearchParams(query)}`)
  expect(reply.status, reply.text).toBe(200)
  return itemsOf(reply)
}
const operationsOf = (events: readonly JsonBody[]) => events.map(({ Operation }) => Operation)

test('an auditor reads them, another administrator does not, and a time has to be one', async () => {
  const { shop } = await aShop()
  const auditor = wireInto(platform.app, await tokenWith(platform, shop, { roles: ['AuditReader'] }))
  const clerk = wireInto(platform.app, await tokenWith(platform, shop, { roles: ['ProductAdmin'] }))
  expect((await clerk('GET', '/events')).status).toBe(403)
  expect((await auditor('GET', '/events')).status).toBe(200)
  expect(codeOf(await auditor('GET', '/events?from=yesterday'))).toBe('List.InvalidType')
})

test('people read what they wrote themselves without a role, and nothing of others', async () => {
  const { shop, wire } = await aShop()
  const clerk = wireInto(platform.app, await tokenWith(platform, shop, { roles: ['ProductAdmin'] }))
  const buyer = wireInto(platform.app, await tokenWith(platform, shop, { userType: 'buyer', roles: ['MeAdmin'] }))
  await clerk('PATCH', '/products/tile', { Name: 'Mine' })
  await wire('PATCH', '/products/tile', { Name: 'Theirs' })
  const own = itemsOf(await clerk('GET', '/me/events'))
  expect(own).toMatchObject([{ Operation: 'Products.Patch', Body: { Name: 'Mine' }, Before: { Name: 'Product tile' } }])
  expect(itemsOf(await clerk('GET', `/me/events?requestID=${own[0]?.RequestID}`))).toHaveLength(1)
  const [newest] = await list(wire, { object: 'products/tile' })
  expect(newest).toMatchObject({ Body: { Name: 'Theirs' } })
  expect(itemsOf(await clerk('GET', `/me/events?requestID=${newest?.RequestID}`))).toEqual([])
  expect((await buyer('GET', '/me/events')).status).toBe(403)
})

test('lists what happened to a record and below it, newest first, and to no record with a longer name', async () => {
  const { wire } = await aShop()
  await wire('PUT', '/products/tile-2', { Name: 'Other' })
  await wire('PATCH', '/products/tile', { Name: 'New' })
  await wire('POST', '/products/assignments', { ProductID: 'tile', BuyerID: 'b' })
  await wire('DELETE', '/products/tile/assignments/b')
  const events = await list(wire, { object: 'products/tile' })
  expect(operationsOf(events)).toEqual([
    'Products.DeleteAssignment',
    'Products.SaveAssignment',
    'Products.Patch',
    'Products.Create',
  ])
  expect(events[2]).toMatchObject({ Object: 'products/tile', Before: { Name: 'Product tile' }, Body: { Name: 'New' } })
  expect(events[3]).toMatchObject({ Before: null, ReplyID: 'tile' })
})

test('of writes at the same time each finds what the one before it left', async () => {
  const { wire } = await aShop()
  await wire('PUT', '/buyers/b', { Name: 'B', Active: true })
  await wire('PUT', '/buyers/b/costcenters/c', { Name: 'first' })
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  await Promise.all(names.map((Name) => wire('PATCH', '/buyers/b/costcenters/c', { Name })))
  const { body } = await wire('GET', '/buyers/b/costcenters/c')
  const events = await list(wire, { object: 'buyers/b/costcenters/c', operation: 'CostCenters.Patch' })
  const before = events.map(({ Before }) => (Before as JsonBody).Name)
  expect([...before, body.Name].sort()).toEqual([...names, 'first'].sort())
})

test('lists by person, request, operation and time, page by page', async () => {
  const { wire, shop } = await aShop()
  const [event] = await list(wire, { object: 'products/tile' })
  const request = String(event?.RequestID)
  const changes = ['x', 'y', 'z'].map((ID) => ({ Operation: 'Buyers.Create', Body: { ID, Name: ID } }))
  await sendChanges(wire, changes)
  expect(operationsOf(await list(wire, { requestID: request }))).toEqual(['Products.Create'])
  const [made] = await list(wire, { object: 'buyers/x' })
  expect((await list(wire, { requestID: String(made?.RequestID) })).map(({ Object: object }) => object)).toEqual([
    'buyers/z',
    'buyers/y',
    'buyers/x',
  ])
  expect(await list(wire, { username: `admin-${shop.id}`, operation: 'Buyers.Create' })).toHaveLength(4)
  expect(await list(wire, { username: 'nobody' })).toEqual([])
  const { FirstName, LastName, Email } = (await wire('GET', '/me')).body
  for (const person of [`${FirstName} ${LastName}`.toLowerCase(), String(Email), `admin-${shop.id}`])
    expect(await list(wire, { person, operation: 'Buyers.Create' }), person).toHaveLength(4)
  expect(await list(wire, { person: `${FirstName}` })).toEqual([])
  expect(await list(wire, { to: '2020-01-01' })).toEqual([])
  const since = await list(wire, { from: String(made?.Date) })
  expect(since.length).toBeGreaterThanOrEqual(3)
  const page = await wire('GET', '/events?operation=Buyers.Create&pageSize=3&page=2')
  expect([itemsOf(page).length, metaIn(page)]).toMatchObject([1, { TotalCount: 4, TotalPages: 2 }])
})

test('a shopper leaves no copy of a record, and a cart no address', async () => {
  const { wire, shop } = await aShop()
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })
  await shop.buyer.Me.Patch({ FirstName: 'New' })
  const [patched, added] = await list(wire, { from: '2020-01-01' })
  expect(patched).toMatchObject({ Operation: 'Me.Patch', Object: null, Before: null })
  expect(added).toMatchObject({ Operation: 'Cart.CreateLineItem', Object: null, Before: null })
})

test('a list goes on behind any of its events, also in the middle of one request', async () => {
  const { wire } = await aShop()
  const changes = ['a', 'b', 'c'].map((Name) => ({
    Operation: 'Products.Patch',
    Parameters: { productID: 'tile' },
    Body: { Name },
  }))
  await sendChanges(wire, changes)
  const all = await list(wire, { object: 'products/tile' })
  for (const [at, { ID }] of all.entries())
    expect(await list(wire, { object: 'products/tile', olderThan: String(ID) })).toEqual(all.slice(at + 1))
  expect(codeOf(await wire('GET', '/events?olderThan=x'))).toBe('List.InvalidType')
})

test('an assignment and a setting that are saved over or deleted leave what they were', async () => {
  const { wire } = await aShop()
  await wire('PUT', '/buyers/b', { Name: 'B', Active: true })
  for (const ID of ['p', 'q']) {
    const PriceBreaks = [{ Quantity: 1, Price: 1 }]
    expect((await wire('PUT', `/priceschedules/${ID}`, { Name: ID, PriceBreaks })).status).toBeLessThan(300)
    const assignment = { ProductID: 'tile', BuyerID: 'b', PriceScheduleID: ID }
    expect((await wire('POST', '/products/assignments', assignment)).text).toBe('')
  }
  const saved = await list(wire, { object: 'products/tile/assignments/b' })
  expect(saved.map(({ Before }) => Before)).toMatchObject([{ PriceScheduleID: 'p' }, null])
  for (const Url of ['https://a.example.com/x', 'https://b.example.com/x'])
    await wire('PUT', '/integrations/promotion', { Url, HashKey: 'the-secret-key' })
  await wire('DELETE', '/integrations/promotion')
  const settings = await list(wire, { object: 'integrations/promotion' })
  expect(settings.map(({ Before }) => (Before as JsonBody | null)?.Url ?? null)).toEqual([
    'https://b.example.com/x',
    'https://a.example.com/x',
    null,
  ])
  expect(JSON.stringify(settings)).not.toContain('the-secret-key')
})

test('secrets are in no copy', async () => {
  const { wire } = await aShop()
  await wire('PUT', '/webhooks/w', {
    Name: 'W',
    Url: 'https://hook.example.com/x',
    HashKey: 'the-secret-key',
    ApiClientIDs: [],
    WebhookRoutes: [],
  })
  await wire('PATCH', '/webhooks/w', { Name: 'V' })
  await wire('DELETE', '/webhooks/w')
  const events = await list(wire, { object: 'webhooks/w' })
  expect(events).toHaveLength(3)
  expect(events[0]).toMatchObject({ Before: { Name: 'V' } })
  expect(JSON.stringify(events)).not.toContain('the-secret-key')
})

const patched = served.filter(({ resource }) => resource.only?.includes('Patch') ?? true)

describe.each(patched)('$title', ({ resource }) => {
  test('a patch and a save by staff leave the record as it was', async () => {
    const { path, only } = resource
    const names = world.namesFor(path)
    const one = pathWith(path, names)
    const { body } = await world.wire('GET', one)
    expect((await world.wire('PATCH', one, {})).status).toBeLessThan(300)
    if (only?.includes('Save') ?? true) await world.wire('PUT', one, body)
    const events = await list(world.wire, { object: one.slice(1) })
    const written = events.filter(({ Operation }) => Operation === `${resource.tag}.${nameOf(resource, 'Patch')}`)
    expect(written.length).toBeGreaterThan(0)
    for (const { Before } of written) {
      expect(Before).not.toBeNull()
      const name = ['Name', 'AppName', 'Street1', 'CardType'].find((field) => typeof body[field] === 'string')
      if (name) expect((Before as JsonBody)[name]).toBe(body[name])
    }
  })
})
