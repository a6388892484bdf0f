import { expect, test } from 'vitest'
import { own } from '../src/kit/own.ts'

test.each(['constructor', 'toString', '__proto__', 'nobody'])('%s is a word of no table', (word) => {
  expect(own({ user: 1 }, word)).toBeUndefined()
})

test('a word of the table is found', () => {
  expect(own({ user: 1 }, 'user')).toBe(1)
})
