import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { codeOf, errorsOf, itemsOf, metaIn, type WireReply } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { wire, names } = await createTestWorld(platform)
const all = `/buyers/${names.buyerID}/costcenters`
const idsOf = (reply: WireReply): string[] => itemsOf(reply).map(({ ID }) => String(ID))

const counter = (ID: string, LastNumber: number, LeftPaddingCount: number) =>
  wire('POST', '/incrementors', { ID, Name: ID, LastNumber, LeftPaddingCount })

test('an ID with a counter that is not there is refused, and nothing is stored or counted', async () => {
  await counter('there', 5, 3)
  const before = metaIn(await wire('GET', all)).TotalCount
  const reply = await wire('POST', all, { ID: '{there}-{not-there}', Name: 'x' })
  expect([reply.status, codeOf(reply), errorsOf(reply)[0]?.Data]).toEqual([
    404,
    'NotFound',
    { ObjectType: 'Incrementor', ObjectID: 'not-there' },
  ])
  for (const ID of ['{', '}', '{}', '{a b}', 'x{there', `{there}${'x'.repeat(98)}`])
    expect((await wire('POST', all, { ID, Name: 'x' })).status, ID).toBe(400)
  expect(metaIn(await wire('GET', all)).TotalCount).toBe(before)
  expect((await wire('GET', '/incrementors/there')).body.LastNumber).toBe(5)
})

test('a write that fails gives its number back', async () => {
  await counter('given-back', 0, 2)
  expect((await wire('POST', all, { ID: 'taken-01', Name: 'x' })).status).toBe(201)
  expect(codeOf(await wire('POST', all, { ID: 'taken-{given-back}', Name: 'x' }))).toBe('IdExists')
  expect((await wire('GET', '/incrementors/given-back')).body.LastNumber).toBe(0)
})

test('one counter, two counters and the text around them become an ID', async () => {
  await counter('orders', 41, 6)
  await counter('years', 2025, 2)
  const one = await wire('POST', all, { ID: 'TestCorp-{orders}', Name: 'x' })
  expect(one.body.ID).toBe('TestCorp-000042')
  const two = await wire('POST', all, { ID: '{years}_{orders}-end', Name: 'x' })
  expect(two.body.ID).toBe('2026_000043-end')
  const twice = await wire('POST', all, { ID: '{orders}-{orders}', Name: 'x' })
  expect(twice.body.ID).toBe('000044-000045')
  expect((await wire('GET', '/incrementors/orders')).body).toMatchObject({ LastNumber: 45, LeftPaddingCount: 6 })
})

test('a counter grows past its padding, can be set anew and serves every verb', async () => {
  await counter('small', 98, 2)
  const make = async () => (await wire('POST', all, { ID: 's{small}', Name: 'x' })).body.ID
  expect([await make(), await make(), await make()]).toEqual(['s99', 's100', 's101'])
  await wire('PATCH', '/incrementors/small', { LastNumber: 500 })
  expect((await wire('PATCH', `${all}/s99`, { ID: 'p{small}' })).body.ID).toBe('p501')
  expect((await wire('PUT', `${all}/s100`, { ID: 'u{small}', Name: 'x' })).body.ID).toBe('u502')
  expect((await wire('POST', '/products', { ID: 'prod-{small}', Name: 'x' })).body.ID).toBe('prod-503')
})

test('fifty records at once get fifty different numbers without a gap', async () => {
  await counter('crowd', 0, 4)
  const made = await Promise.all(
    Array.from({ length: 50 }, () => wire('POST', all, { ID: 'c-{crowd}', Name: 'crowd' })),
  )
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
  const ids = made.map(({ body }) => String(body.ID)).sort()
  expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => `c-${String(index + 1).padStart(4, '0')}`))
})

test('child records follow when a record is renamed', async () => {
  await wire('POST', '/buyers', { ID: 'old-name', Name: 'Buyer', Active: true, DefaultCatalogID: names.catalogID })
  await wire('POST', '/buyers/old-name/costcenters', { ID: 'cc', Name: 'x' })
  await wire('POST', '/buyers/old-name/usergroups', { ID: 'g', Name: 'x' })
  await wire('POST', '/buyers/old-name/costcenters/assignments', { CostCenterID: 'cc', UserGroupID: 'g' })
  expect((await wire('PATCH', '/buyers/old-name', { ID: 'new-name' })).status).toBe(200)
  expect((await wire('GET', '/buyers/new-name/costcenters/cc')).status).toBe(200)
  expect((await wire('GET', '/buyers/new-name/usergroups/g')).status).toBe(200)
  expect(itemsOf(await wire('GET', '/buyers/new-name/costcenters/assignments'))).toEqual([
    { CostCenterID: 'cc', UserGroupID: 'g' },
  ])
  expect((await wire('PATCH', '/buyers/new-name/costcenters/cc', { ID: 'dd' })).status).toBe(200)
  expect(itemsOf(await wire('GET', '/buyers/new-name/costcenters/assignments'))[0]?.CostCenterID).toBe('dd')
  const lost = await wire('GET', '/buyers/old-name/costcenters')
  expect(errorsOf(lost)[0]?.Data).toEqual({ ObjectType: 'Buyer', ObjectID: 'old-name' })
})

test('a rename to an ID that exists is refused', async () => {
  await wire('POST', all, { ID: 'first', Name: '1' })
  await wire('POST', all, { ID: 'second', Name: '2' })
  const reply = await wire('PATCH', `${all}/first`, { ID: 'second', Name: 'changed' })
  expect([reply.status, codeOf(reply)]).toEqual([409, 'IdExists'])
  expect((await wire('GET', `${all}/first`)).body.Name).toBe('1')
})

test('the same ID can stand under two parents, and in two marketplaces', async () => {
  const other = await createTestWorld(platform)
  await wire('POST', '/catalogs', { ID: 'cat2', Name: 'x' })
  for (const path of [`/catalogs/${names.catalogID}/categories`, '/catalogs/cat2/categories'])
    expect((await wire('POST', path, { ID: 'same', Name: 'x' })).status).toBe(201)
  expect((await wire('POST', '/products', { ID: 'same', Name: 'x' })).status).toBe(201)
  expect((await other.wire('POST', '/products', { ID: 'same', Name: 'y' })).status).toBe(201)
  expect((await wire('GET', '/products/same')).body.Name).toBe('x')
})

test('deep paging by ID meets every record once, whatever its case, while others are added', async () => {
  const signs = ['a', 'B', 'c', 'D', '_', '-', '0', 'Z']
  const wanted = Array.from({ length: 250 }, (_, index) => `${signs[index % 8]}${signs[(index * 3) % 7]}-${index}`)
  await Promise.all(wanted.map((ID) => wire('POST', '/specs', { ID, Name: 'deep', AllowOpenText: true })))
  const seen: string[] = []
  let last = ''
  for (let page = 0; page < 10; page++) {
    const after = last && `&ID=${encodeURIComponent(`>${last}`)}`
    const ids = idsOf(await wire('GET', `/specs?Name=deep&pageSize=100&sortBy=ID${after}`))
    if (ids.length === 0) break
    seen.push(...ids)
    last = ids.at(-1) ?? ''
    await wire('POST', '/specs', { Name: 'somebody else', AllowOpenText: true })
  }
  expect(seen).toHaveLength(250)
  expect(new Set(seen)).toEqual(new Set(wanted))
  const down = idsOf(
    await wire('GET', `/specs?Name=deep&pageSize=100&sortBy=!ID&ID=${encodeURIComponent(`<${seen[120]}`)}`),
  )
  expect(down).toEqual(seen.slice(20, 120).reverse())
})

test('page by page is the same list, each record once, also where the sort leaves ties', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => wire('GET', `/specs?Name=deep&sortBy=ListOrder&pageSize=70&page=${page}`)),
  )
  expect(new Set(pages.flatMap(idsOf)).size).toBe(250)
  expect(pages.map((page) => metaIn(page).ItemRange)).toEqual([
    [1, 70],
    [71, 140],
    [141, 210],
    [211, 250],
  ])
})

test('a page beyond the window is refused', async () => {
  const reply = await wire('GET', '/specs?page=1001&pageSize=100')
  expect([reply.status, codeOf(reply)]).toEqual([400, 'Search.ResultSetTooLarge'])
})

test('an order takes one number of a counter, when it is created and when it is renamed', async () => {
  const shop = await createTestShop(platform)
  await shop.admin.Incrementors.Create({ ID: 'order-numbers', Name: 'x', LastNumber: 0, LeftPaddingCount: 3 })
  const create = async () => (await shop.buyer.Orders.Create('Outgoing', { ID: 'O{order-numbers}' })).ID
  expect([await create(), await create()]).toEqual(['O001', 'O002'])
  expect((await shop.buyer.Orders.Patch('Outgoing', 'O001', { ID: 'P{order-numbers}' })).ID).toBe('P003')
  expect((await shop.buyer.Orders.Save('Outgoing', 'own', { Comments: 'x' })).ID).toBe('own')
  expect((await shop.buyer.Cart.Patch({ ID: 'C{order-numbers}' })).ID).toBe('C004')
})
