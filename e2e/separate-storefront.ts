import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { afterAll } from 'vitest'

export interface SeparateStorefront {
  url: string
  /** Closes the middleware's port. */
  loseMiddleware(): Promise<void>
  /** Makes the middleware answer 503, as it does without its database. */
  keepMiddlewareBusy(): Promise<void>
  bringMiddlewareBack(): Promise<void>
}

/** Starts the storefront in a separate process, with the shop's middleware behind a port that can be closed. */
export async function startSeparateStorefront(base: string): Promise<SeparateStorefront> {
  let answer = passOn(base)
  const server = createServer((request, response) => answer(request, response))
  await listenOn(server, 0)
  const { port } = server.address() as AddressInfo
  const folder = await mkdtemp(join(tmpdir(), 'tessera-apart-'))
  const settings = { MIDDLEWARE_URL: `http://localhost:${port}`, TRUST_PROXY_HOPS: '1' }
  const pages = await startShopProcess(folder, settings, 'shop/src/apart/storefront.ts')
  afterAll(async () => {
    await pages.stop()
    if (server.listening) await closeServer(server)
    await rm(folder, { recursive: true, force: true })
  })
  await waitForHealth(pages, 200, '/health/live')
  const back = async (how: typeof answer) => {
    answer = how
    if (!server.listening) await listenOn(server, port)
  }
  return {
    url: pages.url,
    loseMiddleware: () => closeServer(server),
    keepMiddlewareBusy: () => back(answerBusy),
    bringMiddlewareBack: () => back(passOn(base)),
  }
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

const answerBusy = (_: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' })
  response.end(JSON.stringify({ status: 503, code: 'Server.Busy', message: 'The shop is busy.', fields: [] }))
}

const passOn =
  (base: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request
    const passed = ask(base + url, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }
