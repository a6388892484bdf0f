import { type ComponentType, createElement as h, lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { handleBySegment } from '../src/handle-by-segment.ts'
import { renderWholePage } from '../src/render-whole-page.ts'
import { withOwnRoutes } from '../src/with-own-routes.ts'

const pageOf = (content: ReactNode) => h('html', { lang: 'en' }, h('body', null, content))

async function render(content: ReactNode): Promise<[status: number, html: string]> {
  const options = { status: 404, headers: new Headers(), nonce: undefined, timeoutMilliseconds: 1000 }
  const response = await renderWholePage(pageOf(content), options)
  return [response.status, await response.text()]
}

test('a page that fails rejects, so that the router renders its error', async () => {
  const Failing: ComponentType = () => {
    throw new Error('no such tile')
  }
  await expect(render(h(Failing))).rejects.toThrow('no such tile')
})

test('a page that has nothing to wait for is complete', async () => {
  expect(await render(h('p', null, 'Grès'))).toEqual([
    404,
    '<!DOCTYPE html><html lang="en"><head></head><body><p>Grès</p></body></html>',
  ])
})

test('a page whose part is still loading waits for it', async () => {
  const Late = lazy(async () => ({ default: () => h('p', null, 'Late') }))
  const [status, html] = await render(h(Suspense, null, h(Late)))
  expect(status).toBe(404)
  expect(html).toContain('<p>Late</p>')
})

test('routes of other pages are found by name only, and a path is matched once', () => {
  let asked = 0
  const _match = (_location: string | object) => {
    asked += 1
    return []
  }
  const routes = { root: 1, shop: 2, cart: 3 }
  const entry = () => ({
    manifest: { routes },
    staticHandlerContext: { loaderData: {}, matches: [{ route: { id: 'root' } }, { route: { id: 'shop' } }], _match },
  })
  const { manifest, staticHandlerContext } = withOwnRoutes(entry())
  expect(Object.keys(manifest.routes)).toEqual(['root', 'shop'])
  expect(manifest.routes.cart).toBe(3)
  staticHandlerContext._match('/')
  withOwnRoutes(entry()).staticHandlerContext._match('/')
  expect(asked).toBe(1)
})

test('an address is matched against the routes of its first segments, and an unknown one against all', async () => {
  const routes = {
    root: { path: '' },
    home: { parentId: 'root' },
    shop: { parentId: 'root', path: 'shop/*' },
    account: { parentId: 'root', path: 'account' },
    orders: { parentId: 'account', path: 'orders' },
    invoices: { parentId: 'account', path: 'invoices' },
    any: { parentId: 'root', path: ':kind' },
    below: { parentId: 'any', path: 'shop' },
    feed: { parentId: 'root', path: 'feed.xml' },
  }
  const handle = handleBySegment({ routes }, (build) => async () => Response.json(Object.keys(build.routes)))
  const routesFor = async (path: string): Promise<unknown> =>
    (await handle(new Request(`https://shop.example${path}`))).json()
  const everywhere = ['any', 'below', 'feed']
  expect(await routesFor('/shop/tile?page=2')).toEqual(['root', 'home', 'shop', ...everywhere])
  const orders = ['root', 'home', 'account', 'orders', ...everywhere]
  for (const path of ['/account/orders', '/account/orders.data', '/account/orders/45?page=2'])
    expect(await routesFor(path)).toEqual(orders)
  const dashboard = ['root', 'home', 'account', ...everywhere]
  for (const path of ['/account', '/account/', '/account?tab=due', '/account.data?_routes=root'])
    expect(await routesFor(path)).toEqual(dashboard)
  for (const path of ['/account/or%64ers', '/account/ORDERS', '/account/quotes', '/account/orders.pdf'])
    expect(await routesFor(path)).toEqual(['root', 'home', 'account', 'orders', 'invoices', ...everywhere])
  for (const path of ['/', '//shop', '/SHOP', '/sh%6Fp', '/feed.xml', '/_root.data'])
    expect(await routesFor(path)).toEqual(Object.keys(routes))
})

test('addresses below a base are told apart by the segment after it', async () => {
  const routes = { root: {}, orders: { parentId: 'root', path: 'orders' }, money: { parentId: 'root', path: 'money' } }
  for (const basename of ['/console', '/console/']) {
    const handle = handleBySegment(
      { routes, basename },
      (build) => async () => Response.json(Object.keys(build.routes)),
    )
    const routesFor = async (path: string): Promise<unknown> =>
      (await handle(new Request(`https://shop.example${path}`))).json()
    expect(await routesFor('/console/orders.data?page=2')).toEqual(['root', 'orders'])
    expect(await routesFor('/console/money/documents/9')).toEqual(['root', 'money'])
    for (const path of ['/console', '/console.data', '/console/', '/orders', '/other/orders'])
      expect(await routesFor(path)).toEqual(Object.keys(routes))
  }
})
