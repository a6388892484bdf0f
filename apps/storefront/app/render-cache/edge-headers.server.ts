import { isBehindEdge } from '../http/environment.server.ts'

/** Seconds: fresh, then shown once more while it is fetched again, and shown while the shop does not answer. */
const edgeControl = 'max-age=30, stale-while-revalidate=60, stale-if-error=600'

/** Every page shows menus and texts that staff edit. */
const contentKey = 'content'

/** More keys do not fit into the header that proxies accept. */
const maxKeys = 200

/** A product is shown with a picture; the address names it in pages and in their data. */
const pictureOfProduct = /\/media\/([\w.~%!*()-]+)\/(?:face|laid|scene)/g

/**
 * Tells an edge how long it may keep a guest's page, and by which keys it is told that something on it has changed.
 * Browsers go by `Cache-Control`, which forbids them to show it without asking.
 */
export function addEdgeHeaders({ status, headers }: Response, body: Buffer, categories: ReadonlySet<string>): void {
  if (!isBehindEdge() || status !== 200 || headers.has('set-cookie')) return
  const keys = keysOf(body, categories)
  if (keys.length > maxKeys) return
  headers.set('surrogate-control', edgeControl)
  headers.set('surrogate-key', keys.join(' '))
}

function keysOf(body: Buffer, categories: ReadonlySet<string>): string[] {
  const found = [...body.toString('latin1').matchAll(pictureOfProduct)]
  const skus = new Set(found.map(([, sku]) => sku))
  return [
    ...[...skus].map((sku) => `p-${sku}`),
    ...[...categories].map((id) => `c-${encodeURIComponent(id)}`),
    contentKey,
  ]
}
