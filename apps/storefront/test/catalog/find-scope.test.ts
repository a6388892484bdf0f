import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { expect, test } from 'vitest'
import { findScope } from '../../app/features/catalog/find-scope.server.ts'

const category = { id: '7', name: 'Marble', description: '', parentId: null, url: '/shop/marble', count: 3 }
const answers: Record<string, object> = {
  '/api/search/categories': { categories: [category] },
  '/api/generic/getRedirects': {
    redirects: [
      { source: '/shop/old-marble', target: '/shop/marble', status: 301 },
      { source: '/shop/outlet', target: '/shop/marble?flag=clearance', status: 302 },
      { source: '/shop/carpet', target: null, status: 410 },
    ],
  },
}
const shop = createShopClient({
  baseUrl: 'http://shop.example',
  fetch: async (url) => {
    const found = answers[new URL(url).pathname]
    return Response.json(found ?? { code: 'NotFound', message: 'x', fields: [] }, { status: found ? 200 : 404 })
  },
})

/** Status and target of the answer that is thrown. */
async function thrownFor(path: string) {
  const thrown: unknown = await findScope(shop, path, new URL(`http://shop.example/shop/${path}?sort=price`)).catch(
    (error: unknown) => error,
  )
  if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
  return [(thrown as { init?: { status: number } }).init?.status]
}

test('an address that never was, or is gone, is no listing', async () => {
  expect(await thrownFor('7')).toEqual([404])
  expect(await thrownFor('carpet')).toEqual([410])
})

test('a former address leads to the present one and keeps its query, unless the target has its own', async () => {
  expect(await thrownFor('old-marble')).toEqual([301, '/shop/marble?sort=price'])
  expect(await thrownFor('outlet')).toEqual([302, '/shop/marble?flag=clearance'])
})

test('a category is found by its address, whatever its ID is', async () => {
  expect(await findScope(shop, 'marble', new URL('http://shop.example/shop/marble'))).toMatchObject({ title: 'Marble' })
})
