import { findTape, inchesText, tapeText } from '@tessera/domain/layout/tape'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('what is no length is none', () => {
  for (const text of ['', 'x', '-3', "12' x", '1/0 in', "'", 'ft']) expect(findTape(text, 'ft'), text).toBeUndefined()
})

test.each([
  ['12', 'ft', 144],
  ['12.5', 'ft', 150],
  ['12', 'in', 12],
  ['3/4', 'in', 0.75],
  ['12\' 6"', 'in', 150],
  ['12 ft 6 1/2 in', 'ft', 150.5],
  ['12ft', 'in', 144],
  ['150 in', 'ft', 150],
  ['150"', 'ft', 150],
  ['6 1/2 inches', 'ft', 6.5],
] as const)('%s in a field of %s is %d inches', (text, unit, inches) => {
  expect(findTape(text, unit)).toBe(inches)
})

test('a length that is written is read again, to the sixteenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), (parts) => {
      expect(findTape(tapeText(parts / 16), 'ft')).toBe(parts / 16)
      expect(findTape(inchesText(parts / 16), 'in')).toBe(parts / 16)
    }),
  )
})
