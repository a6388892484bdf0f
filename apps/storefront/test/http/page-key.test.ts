import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSharedData } from '../../app/http/page-key.server.ts'

const listIn = (file: string): string | undefined =>
  /\((products\|[a-z|]+)\)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]

test('the rules of the edge name the same pages', () => {
  const pages = listIn('../../app/http/page-key.server.ts')
  expect(pages).toContain('shop')
  expect(listIn('../../../../deploy/varnish/tessera.vcl')).toBe(pages)
})

test.each([
  ['/account/orders.data', false],
  ['/me.data', false],
  ['/products', false],
  ['/products.data?isPreviewEnv=true', false],
  ['/products.data', true],
  ['/_.data?index', true],
  ['/products/_.data', true],
  ['/shop/tile.data?_routes=root', true],
])('%s is data of a page of guests: %s', (address, isShared) => {
  expect(isSharedData({ method: 'GET', address })).toBe(isShared)
})
