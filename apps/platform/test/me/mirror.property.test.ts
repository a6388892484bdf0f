import { startPlatform } from '@tessera/testing/platform'
import { type WireCall, wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBuyer } from './a-buyer.ts'

const platform = await startPlatform()

/** The mirror has no stock, so a filter on it that matches everything makes PostgreSQL answer. */
const byDatabase = 'Inventory.QuantityAvailable=*|!*'

async function expectAgreement(wire: WireCall, path: string): Promise<void> {
  const mirrored = await wire('GET', path)
  const asked = await wire('GET', `${path}&${byDatabase}`)
  expect(mirrored.status, `${path} ${mirrored.text}`).toBe(asked.status)
  if (asked.status === 200) expect(mirrored.body, path).toEqual(asked.body)
}

const ids = ['p1', 'a', 'B', 'c-d', 'e']
const id = fc.constantFrom(...ids)
const word = fc.constantFrom('red', 'Red', 'ÉTÉ', 'été', 'straße', '12', '1.50', 'a b', '')
const leaf = fc.oneof(word, fc.constantFrom(0, 1.5, 12, -3, 1e21, 0.1234567890123456, true, null))
const value = fc.oneof(
  leaf,
  fc.array(fc.oneof(leaf, fc.constant({ deep: 1 })), { maxLength: 3 }),
  fc.constant({ o: 1 }),
)
const xp = fc.record({ a: value, b: value, c: fc.record({ d: leaf }) }, { requiredKeys: [] })
const product = fc.record(
  {
    Name: fc.constantFrom('Zebra', 'apple', 'Äpfel', 'éclair', 'Oak'),
    Active: fc.boolean(),
    ShipWeight: fc.constantFrom(1, 2.5, null),
    xp,
  },
  { requiredKeys: ['Name'] },
)

/** A write; it may be refused, as long as lists show its result. */
const write = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(id, product)
      .map(([one, body]) => ['PUT', `/products/${one}`, { Active: true, ...body }] as const),
  },
  { weight: 3, arbitrary: fc.tuple(id, product).map(([one, body]) => ['PATCH', `/products/${one}`, body] as const) },
  fc.tuple(id, id).map(([one, other]) => ['PATCH', `/products/${one}`, { ID: other }] as const),
  fc.tuple(id, id).map(([one, other]) => ['PATCH', `/products/${one}`, { ParentID: other }] as const),
  id.map((one) => ['PATCH', `/products/${one}`, { IsParent: true }] as const),
  id.map((one) => ['DELETE', `/products/${one}`] as const),
  id.map((one) => ['POST', '/catalogs/productassignments', { CatalogID: 'b1', ProductID: one }] as const),
  id.map((one) => ['DELETE', `/catalogs/b1/productassignments/${one}`] as const),
  id.map(
    (one) => ['POST', '/catalogs/b1/categories/productassignments', { CategoryID: 'low', ProductID: one }] as const,
  ),
  id.map((one) => ['DELETE', `/catalogs/b1/categories/low/productassignments/${one}`] as const),
  fc.boolean().map((Active) => ['PATCH', '/catalogs/b1/categories/top', { Active }] as const),
  id.map((one) => ['POST', '/bundles/productassignments', { BundleID: 'set', ProductID: one }] as const),
)

const condition = fc
  .tuple(
    fc.constantFrom('', '!', '>', '<=', '!*', '*'),
    fc.oneof(word, fc.constantFrom('r*', '*1*', '*É', '!*'), fc.double({ noNaN: true, min: -5, max: 20 }).map(String)),
  )
  .map(([sign, text]) => (sign === '*' || sign === '!*' ? sign : sign + text))
const filter = fc
  .tuple(
    fc.constantFrom('Name', 'ID', 'xp.a', 'xp.b', 'xp.c.d', 'Name|xp.a', 'Active', 'ShipWeight', 'DateCreated'),
    fc.array(condition, { minLength: 1, maxLength: 2 }),
  )
  .map(([name, anyOf]) => `${encodeURIComponent(name)}=${encodeURIComponent(anyOf.join('|'))}`)
const query = fc
  .tuple(
    fc.array(filter, { maxLength: 2 }),
    fc.constantFrom(
      '',
      'sortBy=Name',
      'sortBy=!Name',
      'sortBy=xp.a,!ID',
      'sortBy=ShipWeight',
      'search=red',
      'search=apple&sortBy=ID',
    ),
    fc.constantFrom('', 'categoryID=top', 'catalogID=b1&categoryID=low'),
    fc.constantFrom('', 'pageSize=2', 'pageSize=2&page=2'),
  )
  .map(([filters, order, place, page]) => [...filters, order, place, page].filter(Boolean).join('&'))

test('after any write, lists with totals and facets equal PostgreSQL’s results', async () => {
  const { admin, shop, wire } = await aBuyer(platform)
  const seller = wireInto(platform.app, shop.adminToken)
  await admin.ProductFacets.Save('a', { Name: 'a', ListOrder: 1, MinCount: 1 })
  await admin.ProductFacets.Save('b', { Name: 'b', ListOrder: 2, MinCount: 0 })
  await admin.Categories.Save('b1', 'top', { Name: 'top', Active: true })
  await admin.Categories.Save('b1', 'low', { Name: 'low', Active: true, ParentID: 'top' })
  await admin.Bundles.Save('set', { Name: 'Set', Active: true })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b1', BundleID: 'set' })
  const steps = fc.array(fc.tuple(write, query), { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const [[verb, path, body], asked] of all) {
        await seller(verb, path, body)
        await expectAgreement(wire, `/me/products?${asked}`)
        await expectAgreement(
          seller,
          `/products?${asked.replace(/(catalogID=b1&)?categoryID/, 'catalogID=b1&categoryID')}`,
        )
      }
    }),
    { numRuns: 25 },
  )
})
