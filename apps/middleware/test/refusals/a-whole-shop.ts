import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { type ComposedMiddleware, composeMiddleware } from '@tessera/middleware/compose-middleware'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { createLog } from '@tessera/server/log'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { expect, vi } from 'vitest'

export interface WholeShop extends TestMiddleware, Pick<ComposedMiddleware, 'provider' | 'channels'> {
  /** A tile with plenty of stock. */
  tile: string
  /** Slug of its page. */
  slug: string
}

/** The complete middleware with all operations and a few products. */
export async function aWholeShop(settings: Record<string, string> = {}): Promise<WholeShop> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-refusals-'))
  const logger = createLog({ service: 'test', level: process.env.TEST_LOG ?? 'fatal' })
  const small = { PUBLIC_URL: 'https://shop.test', PICTURES_AHEAD: '0', CAPTCHA_WORK: '4' }
  const config = readMiddlewareConfig({ ...small, ...settings })
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
  if (!composed) throw new Error('the shop was not put together')
  const { provider, channels, close } = composed
  closeAfterFile(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  const [first] = await stocked(shop)
  if (!first) throw new Error('the range has no stocked tile')
  return { ...shop, provider, channels, tile: first.product.ID, slug: await slugOf(shop.as(), first.product.ID) }
}

async function stocked({ platform, marketplace }: TestMiddleware) {
  const articles = pickProducts(3)
  await stockShop(platform.database, marketplace, articles)
  return articles
}

/** Waits until the catalog has synced with the platform: it may show a product a moment before its stock. */
async function slugOf(shop: ShopClient, sku: string): Promise<string> {
  const read = async () => {
    const { record, availability } = await shop.Product.GetProductItemDetails({ productName: sku })
    expect(availability.boxes).toBeGreaterThan(0)
    return record.product_url.split('/').at(-1) ?? ''
  }
  return vi.waitFor(read, { timeout: 200_000, interval: 50 })
}
