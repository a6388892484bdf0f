import type { RangeProduct } from '@tessera/range/product-range'
import { findContradictions } from '@tessera/range/rules/find-contradictions'
import { hashOf } from '@tessera/range/seeded-random'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoRange, fullRange, isSold, valueAt } from './sample-range.ts'

/** Data collected while iterating over the ten thousand products. */
const seen = {
  sold: 0,
  samples: 0,
  records: 0,
  lots: 0,
  skus: new Set<string>(),
  slugs: new Set<string>(),
  names: new Set<string>(),
  named: new Set<string>(),
  wrong: [] as string[],
}
const range = fullRange()
const facetValues = new Map(range.facets.map(({ ID }) => [ID, new Set<string>()]))

/** Stock depends on the locations, so the comparison of sizes excludes it. */
const hashOfProduct = ({ product, priceSchedules }: RangeProduct): number =>
  hashOf(JSON.stringify([product.Name, product.Description, product.xp, priceSchedules]))

function note(article: RangeProduct): void {
  const { product, inventoryRecords } = article
  const { xp } = product
  if (isSold(article)) seen.sold++
  else seen.samples++
  seen.records += inventoryRecords.length
  seen.lots += inventoryRecords.reduce((sum, record) => sum + record.xp.lots.length, 0)
  seen.skus.add(product.ID)
  seen.slugs.add(xp.slug)
  seen.names.add(product.Name)
  const { trim, setting, siblings } = xp.coordinates
  const offered = xp.sample ? [xp.sample.retailSku, xp.sample.proSku] : []
  for (const sku of [...trim, ...setting, ...siblings, ...offered, ...(xp.sampleOf ?? [])]) seen.named.add(sku)
  seen.wrong.push(...findContradictions(xp).map((says) => `${product.Name}: ${says}`))
  for (const { ID, XpPath } of range.facets)
    for (const value of [valueAt(xp, XpPath) ?? []].flat()) facetValues.get(ID)?.add(String(value))
}

beforeAll(() => {
  for (const article of range.products()) note(article)
  for (const collection of range.collections) for (const sku of collection.skus) seen.named.add(sku)
})

describe('the full range', () => {
  test('holds nothing that contradicts itself', () => {
    expect(seen.wrong).toEqual([])
  })
  test('has ten thousand products plus samples', () => {
    expect(seen.sold).toBe(10_000)
    expect(seen.samples).toBeGreaterThan(5_000)
  })
  test('has about 40,000 inventory records and 120,000 lots', () => {
    expect(seen.records).toBeGreaterThan(36_000)
    expect(seen.records).toBeLessThan(44_000)
    expect(seen.lots).toBeGreaterThan(105_000)
    expect(seen.lots).toBeLessThan(135_000)
  })
  test('has 20 facets with about 1,800 values, none of them empty', () => {
    const sizes = [...facetValues.values()].map(({ size }) => size)
    expect(sizes).toHaveLength(20)
    expect(Math.min(...sizes)).toBeGreaterThan(1)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(1_600)
    expect(total).toBeLessThan(2_000)
  })
  test('has unique names, slugs and SKUs', () => {
    const all = seen.sold + seen.samples
    expect([seen.skus.size, seen.slugs.size, seen.names.size]).toEqual([all, all, all])
  })
  test('refers to no missing product', () => {
    expect([...seen.named].filter((sku) => !seen.skus.has(sku))).toEqual([])
  })
})

test('the demo range is the beginning of the full one, word for word', () => {
  const demo = [...demoRange().products()]
  const inDemo = new Set(demo.map(({ product }) => product.ID))
  const cut = new Set(demoRange().collections.at(-1)?.skus)
  const full = new Map<string, number>()
  for (const article of fullRange().products()) {
    if (inDemo.has(article.product.ID)) full.set(article.product.ID, hashOfProduct(article))
    if (full.size === inDemo.size) break
  }
  // The last collection of the demo is cut short and has fewer siblings.
  const whole = demo.filter(({ product: { ID, xp } }) => !cut.has(ID) && !xp.sampleOf?.some((sku) => cut.has(sku)))
  const different = whole.filter((article) => full.get(article.product.ID) !== hashOfProduct(article))
  expect(whole.length).toBeGreaterThan(2_000)
  expect(different.map(({ product }) => product.Name)).toEqual([])
})
