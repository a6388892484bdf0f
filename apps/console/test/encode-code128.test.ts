import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeCode128 } from '../app/generic/scan/encode-code128.ts'

const bitsOf = (text: string): string =>
  (encodeCode128(text) ?? []).map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width)).join('')
/** Symbols, without the last bar of the stop. */
const symbolsOf = (text: string): string[] => bitsOf(text).slice(0, -2).match(/.{11}/g) ?? []

const startB = '11010010000'
const startC = '11010011100'
const toB = '10111101110'
const toC = '10111011110'

describe('refusals', () => {
  test('texts without a symbol, empty ones and those too long for a label have no code', () => {
    for (const text of ['', 'Größe', 'a\tb', '\n', 'x'.repeat(41)]) expect(encodeCode128(text)).toBeUndefined()
  })
})

test('codes are those of other encoders, bar for bar', () => {
  expect(bitsOf('123456')).toBe('11010011100101100111001000101100011100010110100011011101100011101011')
  expect(bitsOf('a@B=1')).toBe(
    '110100100001001011000011000110110100010110001110011001010011100110110111001001100011101011',
  )
})

test('digits go in pairs where that is shorter', () => {
  // order number, SKU, lot, amount: start, symbols, check and stop
  expect(['4500000012', '205253', 'B204', '7'].map((text) => symbolsOf(text).length)).toEqual([8, 6, 7, 4])
  expect(symbolsOf('4500000012')[0]).toBe(startC)
  expect(symbolsOf('TS-1180').indexOf(toC)).toBe(4)
  expect(symbolsOf('205253-B').indexOf(toB)).toBe(4)
  expect(symbolsOf('A12345')).toHaveLength(8)
  expect(symbolsOf('B204')[0]).toBe(startB)
})

test('every code has whole symbols, and another text has another code', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'0123456789ABz -/'), minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const widths = encodeCode128(one) ?? []
      expect(widths.reduce((sum, width) => sum + width, 0) % 11).toBe(2)
      expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true)
      expect(bitsOf(one) === bitsOf(other)).toBe(one === other)
    }),
  )
})
