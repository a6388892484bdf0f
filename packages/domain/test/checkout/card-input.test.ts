import {
  type CardFieldName,
  findCardBrand,
  findCardProblem,
  formatCardNumber,
  formatExpiry,
} from '@tessera/domain/checkout/card-input'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const today = '2026-11-16'
const problem = (field: CardFieldName, typed: string, number = '4111111111111111') =>
  findCardProblem(field, typed, { number, today })

describe('a card field', () => {
  test.each([
    ['number', '', 'number-invalid'],
    ['number', '4111 1111 1111 1112', 'number-invalid'],
    ['number', '4111 1111', 'number-invalid'],
    ['expires', '', 'expires-invalid'],
    ['expires', '13/28', 'expires-invalid'],
    ['expires', '1/2', 'expires-invalid'],
    ['expires', '10/26', 'expires-past'],
    ['code', '12', 'code-invalid'],
    ['code', '1234', 'code-invalid'],
    ['holder', ' ', 'holder-invalid'],
    ['holder', '4111 1111 1111 1111', 'holder-invalid'],
    ['billingZip', '6054', 'zip-invalid'],
  ] as const)('%s refuses "%s": %s', (field, typed, code) => {
    expect(problem(field, typed)).toBe(code)
  })

  test.each([
    ['number', '4111 1111 1111 1111'],
    ['number', '4111111111111111'],
    ['expires', '11/26'],
    ['expires', '1228'],
    ['expires', '12 / 28'],
    ['expires', '12-2028'],
    ['code', '123'],
    ['holder', 'Dana Reyes'],
    ['billingZip', '60540'],
    ['billingZip', '60540-1234'],
  ] as const)('%s accepts "%s"', (field, typed) => {
    expect(problem(field, typed)).toBeUndefined()
  })

  test('the code has four digits for American Express', () => {
    expect(problem('code', '123', '378282246310005')).toBe('code-invalid')
    expect(problem('code', '1234', '378282246310005')).toBeUndefined()
  })
})

test.each([
  ['41111', '4111 1'],
  ['4111-1111x1111 1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
])('the number %s is shown as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown)
})

test('spacing changes no digit and is done once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d -]{0,19}$/), (typed) => {
      const shown = formatCardNumber(typed)
      const wanted = typed.replace(/\D/g, '')
      const kept = findCardBrand(typed) === 'American Express' ? wanted.slice(0, 15) : wanted
      expect(shown.replace(/ /g, '')).toBe(kept)
      expect(formatCardNumber(shown)).toBe(shown)
    }),
  )
})

test.each([
  ['1228', '12/28'],
  ['128', '01/28'],
  ['12/2028', '12/28'],
  ['soon', 'soon'],
])('the date %s is shown as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test.each([
  ['4', 'Visa'],
  ['5105', 'Mastercard'],
  ['37', 'American Express'],
  ['6011', 'Discover'],
  ['9', undefined],
])('a number that begins with %s is %s', (typed, brand) => {
  expect(findCardBrand(typed)).toBe(brand)
})
