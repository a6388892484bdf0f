import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPrice } from '../src/text/price-words.ts'

test.each([
  'marble',
  '12x24 porcelain',
  'under 12 inch tile',
  'over 20 mil vinyl',
  'underlayment 200 sq ft',
  'tile under 12x24',
  'less than 25 lb grout',
  '1/8 spacers',
  '2 1/2 x 8',
  'pei 4',
  'trowel 1/4 × 3/8',
  'over 100 sq ft',
  '8 - 10 in plank',
])('%s names no price', (text) => {
  expect(splitPrice(text)).toEqual({ rest: text })
})

test.each([
  ['marble under $6', 'marble', { max: 600 }],
  ['under 6 dollars marble', 'marble', { max: 600 }],
  ['marble tile less than $ 6.50', 'marble tile', { max: 650 }],
  ['marble up to 6 bucks', 'marble', { max: 600 }],
  ['marble <$6', 'marble', { max: 600 }],
  ['marble $6 or less', 'marble', { max: 600 }],
  ['marble $6', 'marble', { max: 600 }],
  ['$3-5', '', { min: 300, max: 500 }],
  ['$3 - $5 white tile', 'white tile', { min: 300, max: 500 }],
  ['white tile $5 to $3', 'white tile', { min: 300, max: 500 }],
  ['between 3 and 5 dollars', '', { min: 300, max: 500 }],
  ['3-5 dollars tile', 'tile', { min: 300, max: 500 }],
  ['over 10 dollars', '', { min: 1000 }],
  ['mosaic over $10 per sq ft', 'mosaic', { min: 1000 }],
  ['$10+ mosaic', 'mosaic', { min: 1000 }],
  ['mosaic $10 and up', 'mosaic', { min: 1000 }],
  ['tile under $40 a box', 'tile', { max: 4000, isPerUnit: true }],
  ['tile $2.99/sf', 'tile', { max: 299 }],
])('%s is a price', (text, rest, price) => {
  const { words, ...range } = splitPrice(text).price ?? { words: '' }
  expect(range).toEqual(price)
  expect(splitPrice(text).rest).toBe(rest)
  expect(text).toContain(words)
})

test('the lower end never exceeds the upper one, and the rest names no other digits of it', () => {
  const dollars = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(dollars, dollars, (one, other) => {
      const { price, rest } = splitPrice(`tile $${one} to $${other} white`)
      expect(rest).toBe('tile white')
      expect(price).toMatchObject({ min: Math.min(one, other) * 100, max: Math.max(one, other) * 100 })
    }),
  )
})
