import { categoriesOf } from '@tessera/middleware/modules/catalog/feed/categories'
import {
  type CategorySlug,
  findChangedSlugs,
  listMoves,
  readMovingCategories,
} from '@tessera/middleware/modules/catalog/feed/category-slugs'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

const catalog = 'storefront'
let shop: TestMiddleware
beforeAll(async () => {
  shop = await startMiddleware(() => ({}))
  await stockShop(shop.platform.database, shop.marketplace, pickProducts(2))
})

const read = () => readMovingCategories(shop.database, shop.commerce)
const moves = async () => (await read()).listMovedSlugs()
const change = (id: string, body: object) => shop.admin.Categories.Patch(catalog, id, body)

describe('the addresses of categories', () => {
  test('one that was never renamed has not moved', async () => {
    expect(await moves()).toEqual([])
  })

  test('the slug decides, else the ID; a slug that no address can carry counts as none', async () => {
    const slugOf = async (id: string) => (await read()).find(id)?.slug
    await change('tile', { xp: { slug: 'tile/and more?' } })
    expect(await slugOf('tile')).toBe('tile')
    await change('tile', { xp: { slug: 'all-tile' } })
    expect(await slugOf('tile')).toBe('all-tile')
    expect(await moves()).toEqual([{ from: 'tile', to: 'all-tile' }])
    await change('tile', { xp: { slug: 'tile' } })
    expect(await moves()).toEqual([{ from: 'all-tile', to: 'tile' }])
  })

  test('a category with another ID, and then another name, is found under all of them', async () => {
    await change('tile-marble-tile', { xp: { slug: null } })
    await read()
    await change('tile-marble-tile', { ID: 'marble' })
    expect(await moves()).toContainEqual({ from: 'tile-marble-tile', to: 'marble' })
    await change('marble', { Name: 'Marble & Onyx' })
    await read()
    await change('marble', { ID: 'onyx' })
    for (const from of ['tile-marble-tile', 'marble']) expect(await moves()).toContainEqual({ from, to: 'onyx' })
  })
})

const aCategory = fc.record({ slug: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: fc.constantFrom('A', 'B', 'C') })

test('a former address leads to a present one in one step, never to itself, and all present ones stay', () => {
  const states = fc.array(fc.uniqueArray(aCategory, { selector: ({ name }) => name, maxLength: 3 }), { maxLength: 6 })
  fc.assert(
    fc.property(states, (lists) => {
      let history: CategorySlug[] = []
      for (const list of lists) {
        const categories = categoriesOf(
          list.map(({ slug, name }) => ({ id: name, slug, name, description: '', parentID: null, order: 0 })),
        )
        const changed = findChangedSlugs(categories, history)
        history = [...new Map([...history, ...changed].map((one) => [one.slug, one])).values()]
        expect(findChangedSlugs(categories, history)).toEqual([])
        const present = new Set<string>(list.map(({ slug }) => slug))
        for (const { from, to } of listMoves(categories, history))
          expect([present.has(from), present.has(to)]).toEqual([false, true])
      }
    }),
  )
})
