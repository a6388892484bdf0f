import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ComposedMiddleware, composeMiddleware } from '@tessera/middleware/compose-middleware'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { createStorefront } from '@tessera/storefront/storefront'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { expect, vi } from 'vitest'

export interface RunningStorefront extends TestMiddleware {
  port: number
  /** The path of a product page. */
  product: string
  /** Calls of the pages to the middleware so far. */
  calls(): number
  /** Makes calls to this path fail as from a busy shop; without a path all calls succeed. */
  refuse(path?: string): void
  /** Serves the pages as behind an edge, or as without one. */
  useEdge(isBehindEdge: boolean): Promise<void>
}

/** The pages over HTTP, with the whole middleware, a platform and a few products behind them. */
export async function aStorefront(): Promise<RunningStorefront> {
  const shop = await startWholeMiddleware()
  const { platform, marketplace, app } = shop
  await stockShop(platform.database, marketplace, pickProducts(6))
  const [first] = pickProducts(1)
  const product = await findPath(shop, first?.product.ID ?? '')
  let count = 0
  let refused: string | undefined
  const ask = fetchInto(app)
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterFile(() => server.close())
  const { port } = server.address() as AddressInfo
  const fetch: typeof ask = async (url, init) => {
    count += 1
    if (refused && url.includes(refused)) return Response.json({ message: 'Busy.' }, { status: 503 })
    return ask(url, init)
  }
  const publicUrl = `http://localhost:${port}`
  const open = (isBehindEdge: boolean) =>
    createStorefront({
      fetch,
      middlewareUrl: publicUrl,
      publicUrl,
      isProduction: false,
      pageMilliseconds: 5000,
      recordingPercent: 0,
      isBehindEdge,
    })
  let pages = await open(false)
  server.on('request', (request, response) => {
    const answer = request.url?.startsWith('/mortarpay/') ? shop.provider : pages
    answer(request, response)
  })
  const refuse = (path?: string): void => {
    refused = path
  }
  const useEdge = async (isBehindEdge: boolean): Promise<void> => {
    pages = await open(isBehindEdge)
  }
  return { ...shop, port, product, calls: () => count, refuse, useEdge }
}

interface WholeMiddleware extends TestMiddleware {
  /** The pages of the payment provider. */
  provider: RequestListener
}

async function startWholeMiddleware(): Promise<WholeMiddleware> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-pages-'))
  const logger = createLog({ service: 'test', level: process.env.TEST_LOG ?? 'fatal' })
  const config = readMiddlewareConfig({ PUBLIC_URL: 'https://shop.test', PICTURES_AHEAD: '0', CAPTCHA_WORK: '4' })
  let composed: ComposedMiddleware | undefined
  const shop = await startMiddleware(
    async ({ database, commerce }) => {
      await saveStores(database)
      await saveContent(database)
      composed = await composeMiddleware({ config, database, commerce, mediaFolder: folder, logger })
      return composed.handlers
    },
    { extend: (app) => composed?.extend(app) },
  )
  closeAfterFile(async () => {
    await composed?.close()
    await rm(folder, { recursive: true, force: true })
  })
  if (!composed) throw new Error('The middleware was not composed.')
  return { ...shop, provider: composed.provider }
}

/** The catalog follows the platform by itself, and may show a product a moment before its stock. */
async function findPath(shop: TestMiddleware, sku: string): Promise<string> {
  const read = async () => {
    const { record, availability } = await shop.as().Product.GetProductItemDetails({ productName: sku })
    expect(availability.boxes).toBeGreaterThan(0)
    return record.product_url
  }
  return vi.waitFor(read, { timeout: 20_000, interval: 50 })
}
