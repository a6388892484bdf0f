import { hashOf, seededRandom } from '@tessera/range/seeded-random'
import { expect, test } from 'vitest'

test('nothing can be picked from nothing', () => {
  expect(() => seededRandom('x').pick([])).toThrow(RangeError)
})

test('the same text draws the same, on every machine', () => {
  const chance = seededRandom('Hampton')
  expect([chance.int(1, 1000), chance.int(1, 1000), chance.int(1, 1000)]).toEqual([224, 569, 345])
  expect(hashOf('Carrara')).toBe(2782903243)
})

test('draws are spread evenly, and stay within their ends', () => {
  const chance = seededRandom('dice')
  const counts = new Map<number, number>()
  for (let index = 0; index < 60_000; index++) {
    const drawn = chance.int(1, 6)
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('some are different ones, in the order they were in', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f']
  for (let index = 0; index < 200; index++) {
    const some = seededRandom(`letters ${index}`).some(letters, 3)
    expect(new Set(some).size).toBe(3)
    expect(some.toSorted()).toEqual(some)
  }
  expect(seededRandom('all').some(letters, 9)).toEqual(letters)
})
