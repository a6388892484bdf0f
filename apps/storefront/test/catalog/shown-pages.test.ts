import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { cachePage, pagesBefore } from '../../app/features/catalog/page-cache.ts'

const page = (sku: string): ProductRecord[] => [{ sku } as ProductRecord] // only its identity counts

test('a page that was not looked at leaves no gap: then only the asked one is shown', () => {
  cachePage('gap', 1, page('1'), 0)
  expect(pagesBefore('gap', 1, 3)).toEqual([])
})

test('earlier pages are shown above the page where the reader started', () => {
  cachePage('tile', 1, page('1'), 0)
  cachePage('tile', 2, page('2'), 1)
  expect(pagesBefore('tile', 1, 3)).toEqual([page('1'), page('2')])
  expect(pagesBefore('tile', 2, 3)).toEqual([page('2')])
  expect(pagesBefore('tile', 3, 3)).toEqual([])
})

test('after five minutes a list begins anew, since stock and prices change', () => {
  cachePage('old', 1, page('1'), 0)
  cachePage('old', 2, page('2'), 6 * 60_000)
  expect(pagesBefore('old', 1, 3)).toEqual([])
})
