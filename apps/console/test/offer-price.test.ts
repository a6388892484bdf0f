import { describe, expect, test } from 'vitest'
import { discountText } from '../app/features/quotes/offer-draft.ts'
import { readOfferPrice } from '../app/features/tasks/read-offer-price.ts'

test.each([
  ['28.75', 2875],
  ['-5%', 4750],
  ['-4.5 %', 4775],
  ['+0.50', 5050],
  ['-51', undefined],
  ['cheap', undefined],
  ['', undefined],
])('the price %j of a list price of $50 is %j cents', (text, cents) => {
  expect(readOfferPrice(text, 5000)).toBe(cents)
})

describe('a discount', () => {
  test('is a percentage with one decimal, and nothing at the list price', () => {
    expect(discountText(5000, 4750)).toBe('5% off')
    expect(discountText(3333, 3200)).toBe('4% off')
    expect(discountText(5000, 5110)).toBe('2.2% above')
    expect(discountText(5000, 5000)).toBe('')
    expect(discountText(0, 100)).toBe('')
  })
})
