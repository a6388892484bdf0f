import { expect, test } from 'vitest'
import { CachedTexts } from '../../app/render-cache/cached-texts.server.ts'

const text = (length: number) => () => [Buffer.alloc(length)]

test('the least recently used text is evicted when the cache is full', () => {
  const texts = new CachedTexts(300)
  let made = 0
  const counted = () => {
    made += 1
    return [Buffer.alloc(99)]
  }
  texts.getOrCreate('a', counted)
  texts.getOrCreate('b', text(99))
  texts.getOrCreate('c', text(99))
  texts.getOrCreate('a', counted)
  texts.getOrCreate('d', text(99))
  expect(texts.bytes).toBe(300)
  texts.getOrCreate('a', counted)
  expect(made).toBe(1)
  texts.getOrCreate('b', counted)
  expect(made).toBe(2)
})

test('a text larger than the cache is rendered each time', () => {
  const texts = new CachedTexts(10)
  expect(texts.getOrCreate('large', text(50))[0]).toHaveLength(50)
  expect(texts.bytes).toBe(0)
})
