import { randomUUID } from 'node:crypto'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { randomRuns } from '@tessera/testing/random-runs'
import { createTestShop } from '@tessera/testing/shop'
import { codeOf, type JsonBody, wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVisibility } from '../../src/explain/read-visibility.ts'
import { viewerOf } from '../../src/visibility/viewer.ts'
import { visibleProducts } from '../../src/visibility/visible-products.ts'
import { scenes, stage } from '../me/scenes.ts'

const platform = await startPlatform()
const { database } = platform
const shop = await createTestShop(platform)
const admin = wireInto(platform.app, shop.adminToken)
// a thousand random prices take longer than the ten minutes of a token
await shop.admin.ApiClients.Patch(shop.storefrontClientID, { AccessTokenDuration: 600 })
const { token, id: userID } = await shop.anotherBuyer()
const shopper = wireInto(platform.app, token)

const explain = async (product: string, more: Record<string, string> = {}): Promise<JsonBody> => {
  const reply = await admin(
    'GET',
    `/products/${product}/explain?${new URLSearchParams({ buyerID: 'b', userID, ...more })}`,
  )
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}

test('refuses products, buyers and users that are not there, and quantities and times that are none', async () => {
  await admin('PUT', '/products/plain', { Name: 'Plain' })
  const codes = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => codeOf(await admin('GET', `/products/${path}`))))
  expect(await codes('none/explain', 'plain/explain?buyerID=none', 'plain/explain?buyerID=b&userID=none')).toEqual(
    Array(3).fill('NotFound'),
  )
  expect(
    await codes(
      'plain/explain?userID=x',
      'plain/explain?quantity=0',
      'plain/explain?quantity=x',
      'plain/explain?time=x',
    ),
  ).toEqual(Array(4).fill('ValidationFailure'))
})

test('names the closed category and the nearer schedule', async () => {
  await shop.product('tile', 10)
  for (const [id, price] of [
    ['near', 8],
    ['far', 9],
  ] as const)
    await admin('PUT', `/priceschedules/${id}`, {
      Name: id,
      PriceBreaks: [
        { Quantity: 1, Price: price },
        { Quantity: 10, Price: price - 1 },
      ],
    })
  await admin('POST', '/products/assignments', { ProductID: 'tile', BuyerID: 'b', PriceScheduleID: 'far' })
  await admin('PUT', '/buyers/b/usergroups/g', { Name: 'G' })
  await admin('POST', '/buyers/b/usergroups/assignments', { UserGroupID: 'g', UserID: userID })
  await admin('POST', '/products/assignments', {
    ProductID: 'tile',
    BuyerID: 'b',
    UserGroupID: 'g',
    PriceScheduleID: 'near',
  })
  const found = await explain('tile', { quantity: '12' })
  expect(found).toMatchObject({
    IsVisible: true,
    PriceScheduleID: 'near',
    UnitPrice: 7,
    LineSubtotal: 84,
    BreakQuantity: 10,
    Problems: [],
  })
  expect(found.Candidates).toEqual([
    { PriceScheduleID: 'near', Source: 'UserGroup', IsFromParent: false, Reason: 'Chosen' },
    { PriceScheduleID: 'far', Source: 'Buyer', IsFromParent: false, Reason: 'AnotherIsNearer' },
    { PriceScheduleID: 'tile', Source: 'Product', IsFromParent: false, Reason: 'AnotherIsNearer' },
  ])
  await shop.product('stone', 10)
  await admin('PUT', '/catalogs/b/categories/outlet', { Name: 'Outlet', Active: true })
  await admin('POST', '/catalogs/b/categories/productassignments', { CategoryID: 'outlet', ProductID: 'stone' })
  await admin('POST', '/catalogs/b/categories/assignments', {
    CategoryID: 'outlet',
    BuyerID: 'b',
    ViewAllProducts: false,
  })
  const hidden = await explain('stone')
  expect(hidden).toMatchObject({ IsVisible: false, UnitPrice: null, Problems: [{ ErrorCode: 'NotFound' }] })
  expect(hidden.Conditions).toContainEqual({
    Condition: 'CategoryOpen',
    IsMet: false,
    ObjectType: 'Category',
    ObjectID: 'outlet',
    CatalogID: 'b',
  })
  expect((await shopper('GET', '/me/products/stone')).status).toBe(404)
  expect(await explain('tile', { buyerID: '', userID: '' })).toMatchObject({ IsVisible: false })
})

test('the verdict is that of every list, and follows from the conditions', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const marketplace = `m${randomUUID()}`
      await stage(database, marketplace, scene)
      const viewer = await viewerOf(database, { marketplace, buyerID: 'b', userID: 'u' })
      for (const { id } of scene.products) {
        const seen = await database.find(sql`select from products t where ${visibleProducts(viewer)} and t.id = ${id}`)
        const found = await readVisibility(database, viewer, id)
        expect(found?.isVisible).toBe(seen !== undefined)
        const met = (condition: string) =>
          (found?.conditions ?? []).filter((one) => one.Condition === condition).map(({ IsMet }) => IsMet)
        const follows =
          ['ProductActive', 'ParentActive', 'PartsVisible'].every((one) => met(one).every(Boolean)) &&
          met('ShownInCatalog').some(Boolean)
        expect(follows).toBe(found?.isVisible)
      }
    }),
    { numRuns: randomRuns(40) },
  )
})

const schedules = fc.record({
  breaks: fc.uniqueArray(
    fc.record({
      Quantity: fc.integer({ min: 1, max: 20 }),
      Price: fc.integer({ min: 1, max: 5000 }).map((cents) => cents / 100),
      SalePrice: fc.option(fc.integer({ min: 1, max: 5000 }).map((cents) => cents / 100)),
    }),
    { minLength: 1, maxLength: 3, selector: ({ Quantity }) => Quantity },
  ),
  min: fc.integer({ min: 1, max: 3 }),
  isRestricted: fc.boolean(),
  isOver: fc.boolean(),
})

test('the price is that of the cart of the user', async () => {
  let nth = 0
  await fc.assert(
    fc.asyncProperty(
      schedules,
      schedules,
      fc.boolean(),
      fc.integer({ min: 1, max: 25 }),
      async (own, ofBuyer, hasBuyerPrice, quantity) => {
        nth += 1
        const id = `priced-${nth}`
        await shop.product(id, 10)
        const terms = ({ breaks, min, isRestricted, isOver }: typeof own) => ({
          Name: id,
          PriceBreaks: breaks,
          MinQuantity: min,
          RestrictedQuantity: isRestricted,
          SaleEnd: isOver ? '2020-01-01' : null,
        })
        await admin('PUT', `/priceschedules/${id}`, terms(own))
        await admin('PUT', `/priceschedules/${id}-b`, terms(ofBuyer))
        if (hasBuyerPrice)
          await admin('POST', '/products/assignments', { ProductID: id, BuyerID: 'b', PriceScheduleID: `${id}-b` })
        const told = await explain(id, { quantity: String(quantity) })
        const line = await shopper('POST', '/cart/lineitems', { ProductID: id, Quantity: quantity })
        if (line.status >= 400)
          expect([told.UnitPrice, (told.Problems as JsonBody[])[0]?.ErrorCode]).toEqual([null, codeOf(line)])
        else
          expect([told.UnitPrice, told.LineSubtotal, told.Problems]).toEqual([
            line.body.UnitPrice,
            line.body.LineSubtotal,
            [],
          ])
        await shopper('DELETE', '/cart')
      },
    ),
    { numRuns: randomRuns(30) },
  )
})
