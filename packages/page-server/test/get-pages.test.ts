import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { getPages } from '../src/get-pages.ts'
import { readyEntry, releaseEntry } from '../src/ready-entry.ts'

test('a page hears its visitor’s headers, and that the visitor has gone', async () => {
  const asked = Promise.withResolvers<Request>()
  const handle = (request: Request): Promise<Response> => {
    asked.resolve(request)
    return new Promise(() => {})
  }
  const server = createServer(getPages(handle, () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = get({ port, host: '127.0.0.1', path: '/shop?page=2', headers: { 'x-store': 'atlanta' } })
  visitor.on('error', () => {})
  const { url, headers, signal } = await asked.promise
  expect([new URL(url).search, headers.get('x-store'), signal.aborted]).toEqual(['?page=2', 'atlanta', false])
  const gone = once(signal, 'abort')
  visitor.destroy()
  await gone
  expect(signal.aborted).toBe(true)
  server.close()
})

test('what a page was rendered from is taken out of its entry, not out of the router’s', async () => {
  const page = { matches: [{ route: { id: 'root' } }], loaderData: { root: 'data' }, _match: () => [] }
  const ready = await readyEntry({ manifest: { routes: { root: 1 } }, staticHandlerContext: page })
  expect(ready.staticHandlerContext.loaderData).toEqual({ root: 'data' })
  releaseEntry(ready)
  expect(ready.staticHandlerContext).toMatchObject({ loaderData: {}, matches: [] })
  expect([page.loaderData, page.matches.length]).toEqual([{ root: 'data' }, 1])
})
