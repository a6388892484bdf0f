import { expect, test } from 'vitest'
import { ownValue } from '../src/kit/own-value.ts'

test.each(['constructor', 'toString', '__proto__', 'nobody'])('%s is a word of no table', (word) => {
  expect(ownValue({ user: 1 }, word)).toBeUndefined()
})

test('a word of the table is found', () => {
  expect(ownValue({ user: 1 }, 'user')).toBe(1)
})
