import { findHoldReason } from '@tessera/domain/reviews/find-hold-reason'
import { locations } from '@tessera/middleware/modules/site/stores/stores'
import { createRange } from '@tessera/range/create-range'
import { makeReviews } from '@tessera/shop/seed/reviews/make-reviews'
import type { ReviewedProduct } from '@tessera/shop/seed/reviews/traits-of'
import { expect, test } from 'vitest'

const today = '2026-11-15'
const products: ReviewedProduct[] = []
for (const { product } of createRange({ size: 'demo', locations, asOf: today }).products()) {
  const { kind, rank, introduced, attributes } = product.xp
  if (kind !== 'sample') products.push({ sku: product.ID, name: product.Name, kind, rank, introduced, attributes })
  if (products.length >= 500) break
}
const made = products.map((product) => makeReviews(product, today))
const all = made.flat()

test('none would be held, none has a gap left in it, and none is of tomorrow', () => {
  expect(all.filter(({ title, text }) => findHoldReason(title, text))).toEqual([])
  expect(all.filter(({ title, text }) => /[{}]/.test(`${title}${text}`))).toEqual([])
  expect(Math.min(...all.map(({ age }) => age))).toBeGreaterThan(0)
})

test('an author reviews a product once, and no two reviews are the same', () => {
  for (const reviews of made) {
    const texts = reviews.flatMap(({ text }) => text ?? [])
    expect(new Set(texts)).toHaveLength(texts.length)
    expect(new Set(reviews.map(({ author }) => author))).toHaveLength(reviews.length)
  }
})

test('some products have many, some none, and not everybody is happy', () => {
  const counts = made.map(({ length }) => length)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(products.length / 5)
  expect(Math.max(...counts)).toBeGreaterThan(6)
  for (const stars of [1, 2, 3, 4, 5]) expect(all.some((review) => review.stars === stars)).toBe(true)
})

test('they are the same whenever they are made', () => {
  expect(products.map((product) => makeReviews(product, today))).toEqual(made)
})

/** Sentences that only make sense where the product may be installed. */
const placed: readonly (readonly [RegExp, string])[] = [
  [/slippery|footprints|bare feet|the mop|hallway|Replaced a floor/, 'Floor'],
  [/on the wall/, 'Wall'],
  [/Behind the stove/, 'Backsplash'],
  [/for the shower/, 'Shower wall'],
  [/slope to the drain/, 'Shower floor'],
]

test('a review fits the places the product is for: no floor is praised for a wall tile', () => {
  const range = createRange({ size: 'demo', locations, asOf: today })
  let praised = 0
  for (const { product } of range.products()) {
    const { kind, rank, introduced, attributes } = product.xp
    if (kind === 'sample') continue
    const whole = { sku: product.ID, name: product.Name, kind, rank, introduced, attributes }
    for (const { title, text } of makeReviews(whole, today))
      for (const [words, use] of placed) {
        if (!words.test(`${title} ${text}`)) continue
        praised += 1
        expect([product.Name, text, attributes.use]).toEqual([product.Name, text, expect.arrayContaining([use])])
      }
  }
  expect(praised).toBeGreaterThan(50)
})
