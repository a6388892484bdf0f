import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ContentTeaser, ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { TtlCache } from '../../http/ttl-cache.server.ts'
import { findProducts } from '../../kit/products/find-products.server.ts'
import { type HomeSlot, slotOf } from './home-slot.ts'

const slotNames = [
  'hero',
  'shop-by-look',
  'rooms',
  'new-arrivals',
  'calculator',
  'stories',
  'pro',
  'store',
  'consultation',
] as const
export type SlotName = (typeof slotNames)[number]

/** Text and pictures are the same for every visitor; prices are not cached here. */
const slotCache = new TtlCache<Partial<Record<SlotName, HomeSlot>>>(60_000)
const minArrivals = 4
const maxArrivals = 8

/** Loads each section independently: one that fails is left out, and so is a row with fewer than four products. */
export async function loadHome({ shop, publicShop }: Pick<Visitor, 'shop' | 'publicShop'>) {
  const slots = (await optional(slotCache.getOrLoad('us', () => loadSlots(publicShop)))) ?? {}
  const [arrivals, featured, stories] = await Promise.all([
    optional(loadArrivals(shop)),
    optional(findProducts(shop, slots.calculator?.data.filter ?? { kind: 'field-tile' }, 6)),
    loadStories(shop, slots.stories),
  ])
  return {
    slots,
    arrivals: arrivals && arrivals.length >= minArrivals ? arrivals : [],
    featured: featured?.find(hasBoxes),
    stories,
  }
}

/** Throws if the middleware is down: a home page without its text must not be cached for everyone. */
async function loadSlots(shop: ShopClient): Promise<Partial<Record<SlotName, HomeSlot>>> {
  const found = await Promise.all(
    slotNames.map(async (name) => {
      const item = await shop.Product.GetContentItem({ itemPath: `/home/${name}` }).catch(ignoreMissing)
      return item ? [[name, slotOf(item)] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ShopApiError) || error.status !== 404) throw error
}

/** New tiles only; accessories are shown on the product pages. */
async function loadArrivals(shop: ShopClient): Promise<ProductRecord[]> {
  const { records } = await shop.Search.products({ flag: 'newArrival', department: 'Tile', pageSize: '40' })
  return onePerCollection(records).slice(0, maxArrivals)
}

/** One product per collection: eight sizes of one color would fill the row. */
function onePerCollection(records: readonly ProductRecord[]): ProductRecord[] {
  const first = new Map(records.toReversed().map((record) => [record.collection ?? record.sku, record]))
  const chosen = new Set(first.values())
  return records.filter((record) => chosen.has(record))
}

const hasBoxes = ({ tessera, final_price_purchase }: ProductRecord): boolean =>
  tessera.sqft_per_box !== null && final_price_purchase !== null

/** Teasers only, without the article text. */
async function loadStories(shop: ShopClient, slot: HomeSlot | undefined): Promise<ContentTeaser[]> {
  const paths = Array.isArray(slot?.data.articles) ? slot.data.articles : []
  const list = await optional(shop.Product.GetContentItem({ itemPath: 'list/article' }))
  return paths.flatMap((path) => list?.items.find((story) => story.path === path) ?? [])
}
