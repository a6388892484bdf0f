import { metaOf } from '@tessera/domain/lists/meta'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('the example of the public API', () => {
  expect(metaOf(1, 20, 43)).toEqual({
    Page: 1,
    PageSize: 20,
    TotalCount: 43,
    TotalPages: 3,
    ItemRange: [1, 20],
    NextPageKey: null,
  })
  expect(metaOf(3, 20, 43).ItemRange).toEqual([41, 43])
})

test('nothing, and a page beyond the end, have an empty range', () => {
  expect(metaOf(1, 20, 0)).toMatchObject({ TotalPages: 0, ItemRange: [1, 0] })
  expect(metaOf(4, 20, 60)).toMatchObject({ TotalPages: 3, ItemRange: [1, 0] })
})

test('pages together hold every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 2000 }), (size, total) => {
      const { TotalPages } = metaOf(1, size, total)
      const ranges = Array.from({ length: TotalPages }, (_, index) => metaOf(index + 1, size, total).ItemRange)
      expect(ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(total)
      for (const [index, [first, last]] of ranges.entries()) {
        expect(first).toBe(index * size + 1)
        expect(last).toBeGreaterThanOrEqual(first)
        expect(last - first).toBeLessThan(size)
      }
    }),
  )
})
