import { execFileSync } from 'node:child_process'
import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { Catalog, CatalogAssignment } from '@tessera/contract/platform/catalog/catalogs'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { Inventory, InventoryRecord } from '@tessera/contract/platform/catalog/inventory'
import { PriceBreak, PriceSchedule } from '@tessera/contract/platform/catalog/price-schedules'
import { ProductFacet } from '@tessera/contract/platform/catalog/product-facets'
import { Product, ProductAssignment } from '@tessera/contract/platform/catalog/products'
import { Buyer } from '@tessera/contract/platform/companies/buyers'
import { UserGroup } from '@tessera/contract/platform/identity/user-groups'
import { findRecipeProblem } from '@tessera/pictures/check-recipe'
import type { Recipe } from '@tessera/pictures/recipe'
import { motifNames } from '@tessera/pictures/surface/motifs'
import { hashOf } from '@tessera/range/seeded-random'
import { describe, expect, test } from 'vitest'
import { demoRange, isSold } from './sample-range.ts'

const range = demoRange()
const articles = [...range.products()]

/** The platform's validation problems of a body. */
function refusals(model: Model, body: object): string[] {
  const fields = new Map(fieldsOf(model))
  const unknown = Object.keys(body).filter((name) => !fields.has(name))
  const given = body as Record<string, unknown>
  const missing = [...fields]
    .filter(([name, field]) => field['x-required'] && given[name] == null)
    .map(([name]) => name)
  const wrong = [...fields].filter(([name, field]) => {
    const value = given[name]
    if (value == null) return false
    if (field['x-kind'] === 'xp') return JSON.stringify(value).length > (field['x-maxSerialized'] ?? 0)
    if (typeof value === 'string')
      return value.length > (field.maxLength ?? Infinity) || !new RegExp(field.pattern ?? '').test(value)
    return typeof value === 'number' && value < (field.minimum ?? -Infinity)
  })
  return [...unknown, ...missing, ...wrong.map(([name]) => name)].map((name) => `${model.title} ${name}`)
}

describe('the platform takes', () => {
  test('catalog, buyer, groups, categories and facets', () => {
    const bodies: [Model, object[]][] = [
      [Catalog, [range.catalog]],
      [CatalogAssignment, [range.catalogAssignment]],
      [Buyer, [range.buyer]],
      [UserGroup, [...range.userGroups]],
      [Category, [...range.categories]],
      [ProductFacet, [...range.facets]],
    ]
    expect(bodies.flatMap(([model, all]) => all.flatMap((body) => refusals(model, body)))).toEqual([])
  })
  test('every product, price, assignment and inventory record', () => {
    const wrong = articles.flatMap(({ product, priceSchedules, assignments, inventoryRecords }) => [
      ...refusals(Product, product),
      ...refusals(Inventory, product.Inventory),
      ...priceSchedules.flatMap((schedule) => refusals(PriceSchedule, schedule)),
      ...priceSchedules.flatMap(({ PriceBreaks }) => PriceBreaks.flatMap((one) => refusals(PriceBreak, one))),
      ...assignments.flatMap((assignment) => refusals(ProductAssignment, assignment)),
      ...inventoryRecords.flatMap((record) => refusals(InventoryRecord, record)),
    ])
    expect(wrong).toEqual([])
  })
  test('a parent before its child, and no category that is not there', () => {
    const known = new Set<string>()
    for (const { ID, ParentID } of range.categories) {
      expect(ParentID === null || known.has(ParentID)).toBe(true)
      known.add(ID)
    }
    expect(articles.flatMap(({ categoryIDs }) => categoryIDs).filter((id) => !known.has(id))).toEqual([])
    expect(articles.filter(({ categoryIDs }) => categoryIDs.length === 0)).toEqual([])
  })
})

describe('the demo range', () => {
  test('is the same whenever it is made', () => {
    const digest = () => hashOf([...demoRange().products()].map((article) => JSON.stringify(article)).join('\n'))
    expect(digest()).toBe(digest())
  })
  test('is the same in every time zone and language', () => {
    const code = `
      import { hashOf } from '@tessera/range/seeded-random'
      import { createRange } from '@tessera/range/create-range'
      const range = createRange({ size: 'demo', locations: [{ id: 'dc-east', kind: 'dc' }, { id: 'store-100', kind: 'store' }] })
      console.log(hashOf([...range.products()].map((article) => JSON.stringify(article)).join()))`
    const digest = (TZ: string, LC_ALL: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: import.meta.dirname,
        env: { ...process.env, TZ, LC_ALL, LANG: LC_ALL },
        encoding: 'utf8',
      })
    expect(digest('Pacific/Kiritimati', 'tr_TR.UTF-8')).toBe(digest('Pacific/Pago_Pago', 'C'))
  })
  test('can be walked twice', () => {
    expect([...range.products()]).toHaveLength(articles.length)
  })
  test('has 1,200 products of every kind', () => {
    expect(articles.filter(isSold)).toHaveLength(1_200)
    expect(new Set(articles.map(({ product }) => product.xp.kind)).size).toBe(16)
  })
  test('puts something on every shelf', () => {
    const used = new Set(articles.flatMap(({ categoryIDs }) => categoryIDs))
    const empty = range.categories.filter(({ ID, ParentID }) => ParentID !== null && !used.has(ID))
    expect(empty.map(({ Name }) => Name)).toEqual([])
  })
  test('has some of each flag, and each way of supply', () => {
    const facts = articles.filter(isSold).map(({ product }) => product.xp)
    for (const flag of ['clearance', 'everydayValue', 'featured', 'newArrival'] as const) {
      const share = facts.filter(({ flags }) => flags[flag]).length / facts.length
      expect(share).toBeGreaterThan(0.02)
      expect(share).toBeLessThan(0.3)
    }
    const ways = new Set(facts.map(({ availability }) => availability.status))
    expect([...ways].sort()).toEqual(['discontinued', 'made-to-order', 'special-order', 'stocked'])
  })
  test('has a valid picture and alternative text for every product', () => {
    const undrawn = articles.flatMap(({ product }) => findRecipeProblem(product.xp.picture as Recipe) ?? [])
    expect(undrawn).toEqual([])
    const motifs = articles.flatMap(({ product }) => {
      const picture = product.xp.picture as Recipe
      return 'surface' in picture && picture.surface.motif ? [picture.surface.motif] : []
    })
    expect([...new Set(motifs)].filter((name) => !motifNames.includes(name))).toEqual([])
    expect(articles.filter(({ product }) => (product.xp.alt.face ?? '').length < 5)).toEqual([])
  })
  test('offers a sample of every covering, under both numbers', () => {
    const byId = new Map(articles.map((article) => [article.product.ID, article]))
    for (const { product } of articles) {
      const { sample } = product.xp
      if (!sample) continue
      for (const sku of [sample.retailSku, sample.proSku])
        expect(byId.get(sku)?.product.xp.sampleOf).toContain(product.ID)
    }
    const without = articles.filter(({ product: { xp } }) => xp.units.sqftPerUnit && xp.collection && !xp.sample)
    expect(without).toEqual([])
  })
})
