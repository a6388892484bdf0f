import { readTypedLines } from '@tessera/domain/sales/read-typed-lines'
import { describe, expect, test } from 'vitest'

const read = (text: string) => {
  const { lines, unread } = readTypedLines(text)
  return [
    ...lines.map(({ sku, boxes, sqft, lotNo }) => [sku, boxes ?? `${sqft} sf`, lotNo]),
    ...unread.map(({ text: typed }) => typed),
  ]
}

describe('not read, and kept as typed', () => {
  test.each([
    'TS-1180',
    'TS-1180 many',
    'TS-1180 0',
    'TS-1180 0 sf',
    'TS-1180 -3',
    'TS-1180 1.5',
    `TS-1180 3 ${'x'.repeat(41)}`,
  ])('%s', (text) => expect(read(text)).toEqual([text]))
})

test.each([
  ['TS-1180 12', ['TS-1180', 12, null]],
  ['  TS-1180   12  ', ['TS-1180', 12, null]],
  ['TS-1180 12 A118', ['TS-1180', 12, 'A118']],
  ['TS-1180 12 lot A118', ['TS-1180', 12, 'A118']],
  ['TS-1180 12 boxes A118', ['TS-1180', 12, 'A118']],
  ['TS-1180 12bx', ['TS-1180', 12, null]],
  ['TS-1180\t12\tA118', ['TS-1180', 12, 'A118']],
  ['TS-1180,12,A118', ['TS-1180', 12, 'A118']],
  ['TS-1180,12,118', ['TS-1180', 12, '118']],
  ['TS-1180; 12', ['TS-1180', 12, null]],
  ['TS-1180 120 sf', ['TS-1180', '120 sf', null]],
  ['TS-1180 120.5 sq ft A118', ['TS-1180', '120.5 sf', 'A118']],
  ['TS-1180 120sqft', ['TS-1180', '120 sf', null]],
  ['TS-1180 1,200 sf', ['TS-1180', '1200 sf', null]],
  ['205253 12', ['205253', 12, null]],
  ['205253 120 sf', ['205253', '120 sf', null]],
  ['TS-1180 1,200', ['TS-1180', 1200, null]],
])('%s', (text, line) => expect(read(text)).toEqual([line]))

test('many lines, empty ones between them, with Windows ends', () => {
  expect(read('A 1\r\n\r\nB 2 sf\r\nC\r\n')).toEqual([['A', 1, null], ['B', '2 sf', null], 'C'])
})
