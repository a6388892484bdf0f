import { expect, test } from 'vitest'
import { rememberTexts } from '../app/operations/remember-texts.ts'

test('the same text is made into something once, and of many texts the last are kept', () => {
  const made: string[] = []
  const shape = rememberTexts((text) => {
    made.push(text)
    return { text }
  }, 2)
  const first = shape('a')
  expect(shape(['a'].join(''))).toBe(first)
  shape('b')
  shape('a')
  shape('c')
  expect(shape('a')).toBe(first)
  shape('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
