import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { cardPropsOf, shortNameOf } from '../../app/kit/products/product-card-props.ts'

const record = (name: string, tessera: object): ProductRecord =>
  ({ name, final_price: null, stock_unit: 'sq ft', tessera: { alt: {}, ...tessera } }) as ProductRecord

test.each([
  ['Casbah Delft Gloss Handcrafted Ceramic 2 1/2 × 8', '2.5x8', 'Casbah Delft Gloss Handcrafted Ceramic'],
  [
    'Astoria Calacatta Oro Polished Marble Hexagon Mosaic 1 in',
    '1x1',
    'Astoria Calacatta Oro Polished Marble Hexagon Mosaic',
  ],
  ['Willow White Oak Fawn Engineered Hardwood 7 1/2 in', '7.5x75', 'Willow White Oak Fawn Engineered Hardwood'],
  ['Bexley Dove Matte Ceramic Quarter Round 3/4 × 6', '0.75x6', 'Bexley Dove Matte Ceramic Quarter Round'],
  ['Boreal Sanded Grout Bright White 25 lb', null, 'Boreal Sanded Grout Bright White 25 lb'],
])('%s shows its size once', (name, size, short) => {
  expect(shortNameOf(record(name, { size }))).toBe(short)
})

test('the line below spells the size as the name does, and says nothing twice', () => {
  const { line } = cardPropsOf(
    record('Casbah Delft Gloss Ceramic 2 1/2 × 8', { size: '2.5x8', finish: 'Gloss', shade: 'V2' }),
  )
  expect(line).toBe('2 1/2 × 8 · V2')
  expect(cardPropsOf(record('Oak Laminate 7 × 48', { size: '7x48', finish: 'Matte', shade: null })).line).toBe(
    '7 × 48 · Matte',
  )
})

test('ratings have one decimal, none without reviews', () => {
  expect(cardPropsOf(record('A', { rating: 4 })).rating).toBe('★ 4.0')
  expect(cardPropsOf(record('A', { rating: 4.3 })).rating).toBe('★ 4.3')
  expect(cardPropsOf(record('A', { rating: null })).rating).toBeUndefined()
})
