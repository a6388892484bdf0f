import { LruCache } from '@tessera/server/lru-cache'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

const filled = (maxEntries: number, keys: string): LruCache<string> => {
  const cache = new LruCache<string>(maxEntries)
  for (const key of keys) cache.set(key, key.toUpperCase())
  return cache
}

const held = (cache: LruCache<string>, keys: string): string => [...keys].filter((key) => cache.get(key)).join('')

test('a full cache drops the entry that was written longest ago', () => {
  expect(held(filled(3, 'abcd'), 'abcd')).toBe('bcd')
})

test('reading an entry keeps it', () => {
  const cache = filled(3, 'abc')
  expect(cache.get('a')).toBe('A')
  cache.set('d', 'D')
  expect(held(cache, 'abcd')).toBe('acd')
})

test('writing an entry again drops no other and keeps it', () => {
  const cache = filled(3, 'abc')
  cache.set('a', 'new')
  expect(held(cache, 'abc')).toBe('abc')
  expect(cache.get('a')).toBe('new')
})

test('a missing entry is created once', () => {
  const cache = new LruCache<number>(3)
  const create = vi.fn(() => 0)
  expect([cache.getOrCreate('a', create), cache.getOrCreate('a', create)]).toEqual([0, 0])
  expect(create).toHaveBeenCalledOnce()
})

test('entries can be deleted, one or all', () => {
  const cache = filled(3, 'abc')
  cache.delete('b')
  expect(held(cache, 'abc')).toBe('ac')
  cache.clear()
  expect(held(cache, 'abc')).toBe('')
})

test('it always holds the entries that were used last', () => {
  const use = fc.record({ isRead: fc.boolean(), key: fc.constantFrom(...'abcdefgh') })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(use), (maxEntries, uses) => {
      const cache = new LruCache<string>(maxEntries)
      let model: string[] = []
      for (const { isRead, key } of uses) {
        const isHeld = model.includes(key)
        if (isRead) expect(cache.get(key)).toBe(isHeld ? key : undefined)
        else cache.set(key, key)
        if (isHeld || !isRead) model = [...model.filter((one) => one !== key), key].slice(-maxEntries)
      }
      for (const key of 'abcdefgh') if (!model.includes(key)) expect(cache.get(key)).toBeUndefined()
      for (const key of model) expect(cache.get(key)).toBe(key)
    }),
  )
})
