import { expect, test } from 'vitest'
import { KeptTexts } from '../../app/render-cache/cached-texts.server.ts'

const text = (length: number) => () => [Buffer.alloc(length)]

test('the least recently used text is evicted when the cache is full', () => {
  const texts = new KeptTexts(300)
  let made = 0
  const counted = () => {
    made += 1
    return [Buffer.alloc(99)]
  }
  texts.take('a', counted)
  texts.take('b', text(99))
  texts.take('c', text(99))
  texts.take('a', counted)
  texts.take('d', text(99))
  expect(texts.bytes).toBe(300)
  texts.take('a', counted)
  expect(made).toBe(1)
  texts.take('b', counted)
  expect(made).toBe(2)
})

test('a text larger than the cache is rendered each time', () => {
  const texts = new KeptTexts(10)
  expect(texts.take('large', text(50))[0]).toHaveLength(50)
  expect(texts.bytes).toBe(0)
})
