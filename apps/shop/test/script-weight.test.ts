import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface BuiltRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}
interface BuiltManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, BuiltRoute>
}

const client = new URL('../../storefront/build/client/', import.meta.url)

/** React and its router alone are 108 kB, so a page has about 30 kB for the shop's own code. */
const limits: Record<string, number> = {
  'routes/home': 130,
  'routes/shop': 138,
  'routes/search': 138,
  'routes/products': 138,
  'routes/product': 140,
  'routes/product-review': 134,
  'routes/cart': 138.5,
  'routes/checkout/payment': 140.5,
  // draws and counts every tile in the browser
  'routes/product-layout': 154.5,
}
const usualLimit = 142

function readManifest(): BuiltManifest {
  const name = readdirSync(new URL('assets/', client)).find((file) => /^manifest-.*\.js$/.test(file))
  const text = readFileSync(new URL(`assets/${name}`, client), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

const manifest = readManifest()
const kilobytes = new Map<string, number>()

function weightOf(path: string): number {
  const known =
    kilobytes.get(path) ?? gzipSync(readFileSync(new URL(path.slice(1), client)), { level: 9 }).length / 1000
  kilobytes.set(path, known)
  return known
}

function routesTo(id: string | undefined): BuiltRoute[] {
  const route = id === undefined ? undefined : manifest.routes[id]
  return route ? [...routesTo(route.parentId), route] : []
}

/** All scripts that a page names: those of the entry, of the route and of its layouts. */
function scriptsOf(id: string): Set<string> {
  const routes = routesTo(id).flatMap(({ module, imports = [] }) => [module, ...imports])
  return new Set([manifest.entry.module, ...manifest.entry.imports, ...routes])
}

const guestRoutes = Object.keys(manifest.routes).filter((id) => !id.startsWith('routes/account/'))

test.each(guestRoutes)('the scripts of %s stay small', (id) => {
  const sum = [...scriptsOf(id)].reduce((kB, path) => kB + weightOf(path), 0)
  expect(sum).toBeLessThanOrEqual(limits[id] ?? usualLimit)
})

test('no page of a guest loads the schema library of the contract', () => {
  const paths = new Set(guestRoutes.flatMap((id) => [...scriptsOf(id)]))
  const heavy = [...paths].filter((path) => readFileSync(new URL(path.slice(1), client), 'utf8').includes('~kind'))
  expect(heavy).toEqual([])
})
