import { formatInches, formatSize } from '@tessera/domain/catalog/format-size'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('an x between letters stays, with a digit on one side too', () => {
  for (const name of ['Oxblood', 'Mixed', 'Matrix 2', 'Onyx', 'A4x', 'x2']) expect(formatSize(name)).toBe(name)
})

test.each([
  ['12x24', '12 × 24'],
  ['2.5x8', '2 1/2 × 8'],
  ['2 1/2x8', '2 1/2 × 8'],
  ['0.3125x98.4', '5/16 × 98.4'],
  ['0.75 x 12', '3/4 × 12'],
])('%s is %s', (size, text) => {
  expect(formatSize(size)).toBe(text)
})

test('a fraction names the same length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (sixteenths) => {
      const [whole = '0', fraction = '0/1'] = / |^\d+$/.test(formatInches(sixteenths / 16))
        ? formatInches(sixteenths / 16).split(' ')
        : ['0', formatInches(sixteenths / 16)]
      const [over = '0', under = '1'] = fraction.split('/')
      expect(Number(whole) + Number(over) / Number(under)).toBe(sixteenths / 16)
    }),
  )
})

test('the size in a name stays on one line, and nothing else of it', () => {
  const spaced = (name: string) => keepSizeTogether(name).replaceAll('\u00a0', '_')
  expect(spaced('Casbah Delft Ceramic 2 1/2 × 8')).toBe('Casbah Delft Ceramic 2_1/2_×_8')
  expect(spaced('Boreal Grout 10 lb')).toBe('Boreal Grout 10_lb')
  expect(spaced('Membrane Roll 54 sq ft')).toBe('Membrane Roll 54_sq_ft')
  for (const name of ['Willow 4 Edge', 'Set of 4 inserts']) expect(keepSizeTogether(name)).toBe(name)
})
