import { findDepth } from '@tessera/domain/catalog/depth'
import { parseIDFilter } from '@tessera/domain/catalog/id-filter'
import { expect, test } from 'vitest'

test.each(['0', '-1', '1.5', 'some', '1e3', ' '])('%j is no depth', (text) => {
  expect(findDepth(text)).toBeUndefined()
})

test('a depth is one unless told, a number, or all', () => {
  expect([undefined, '', '3', 'ALL'].map(findDepth)).toEqual([1, 1, 3, Number.POSITIVE_INFINITY])
})

test('a sign in front turns a filter around', () => {
  expect([undefined, '', 'a', '!a'].map(parseIDFilter)).toEqual([
    undefined,
    undefined,
    { id: 'a', isNot: false },
    { id: 'a', isNot: true },
  ])
})
