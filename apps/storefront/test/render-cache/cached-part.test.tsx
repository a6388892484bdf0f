import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { collectStream } from '@tessera/page-server/collect-stream'
import { LinkProvider } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { FacetGroups } from '../../app/features/catalog/facet-group.tsx'
import { ListingCard } from '../../app/features/catalog/listing-card.tsx'
import { AddressContext } from '../../app/http/use-address.ts'
import { RouterLink } from '../../app/kit/router-link.tsx'
import { CachedPart, type RenderCached, RenderCachedContext } from '../../app/render-cache/cached-part.tsx'
import { createPagePartCache } from '../../app/render-cache/part-cache.server.ts'
import { MegaMenu } from '../../app/shell/mega-menu.tsx'
import { PhoneMenu } from '../../app/shell/phone-menu.tsx'

const record: ProductRecord = {
  id: '208911',
  sku_image_url: '/media/208911/face-640.webp',
  inspiration_image_url: '/media/208911/scene-960.webp',
  is_featured: false,
  rankby1: 3,
  sample_sku_pro: null,
  material_group: 'FIELD-TILE',
  collection: 'Casbah',
  price_purchase_retail: 100.79,
  sku: '208911',
  name: 'Casbah "Delft" & <Gloss> 2 1/2 × 8',
  product_url: '/products/casbah',
  price: 14.49,
  final_price: 12.49,
  final_price_purchase: 100.79,
  stock_unit: 'sq ft',
  available_online_sample: true,
  sample_sku_retail: '209252',
  sample_price: 1.99,
  is_clearance: true,
  is_new_arrival: false,
  is_everyday_value: true,
  brand: 'Kilnmark',
  product_hierarchy1: 'Tile',
  product_hierarchy2: 'Ceramic Tile',
  tessera: {
    kind: 'field-tile',
    color: 'Delft',
    color_family: 'Blue',
    sqft_per_box: 8.07,
    pieces_per_box: 58,
    price_purchase: 100.79,
    final_price_sqft: 12.49,
    rating: null,
    reviews: 0,
    size: '2.5x8',
    finish: 'Gloss',
    shade: 'V4',
    purchase_unit: 'box',
    availability: { status: 'stocked', leadDays: 2 },
    stock: { boxes: 630, largest_lot: 131, at: { 'store-108': 3 } },
    alt: { face: 'One tile', scene: 'A bathroom' },
  },
}
const store = { id: 'store-108', name: "O'Hare", slug: 'ohare', latitude: 41.98, longitude: -87.9, nearby: [] }
const facets = ['look', 'colorFamily', 'size'].map((name) => ({
  name,
  size: 2,
  values: [
    { value: 'White', count: 12, selected: name === 'size' },
    { value: '12x24', count: 3, selected: false },
  ],
}))
const departments = [
  { id: 'tile', name: 'Tile', url: '/shop/tile', categories: [{ name: 'Marble & stone', url: '/shop/tile/marble' }] },
  { id: 'tools', name: 'Tools', url: '/shop/tools', categories: [] },
]
const address = '/shop/tile?filter=look:"x"&page=2\'<'

const page = (cards: ReactNode, keep: RenderCached | undefined) => (
  <MemoryRouter>
    <LinkProvider value={RouterLink}>
      <AddressContext value={address}>
        <RenderCachedContext value={keep}>
          <MegaMenu departments={departments} />
          <PhoneMenu departments={departments} />
          <CachedPart as="div" part={FacetGroups} given={{ facets, isAllOpen: false }} />
          {cards}
        </RenderCachedContext>
      </AddressContext>
    </LinkProvider>
  </MemoryRouter>
)

function drawn(node: ReactNode): Promise<Buffer> {
  const { into, all } = collectStream()
  const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(into) })
  return all
}

const card = (given: Partial<Parameters<typeof ListingCard>[0]> = {}) => (
  <CachedPart
    as="li"
    className="grid"
    part={ListingCard}
    given={{ record, store, listName: 'Tile', isFirst: true, ...given }}
  />
)

async function kept(node: ReactNode): Promise<string> {
  const { keep, filled } = createPagePartCache(address)
  return filled([(await drawn(page(node, keep))).toString()]).toString()
}

describe('cached parts', () => {
  test('a page has the same bytes with them, the first time and every time after', async () => {
    const plain = (await drawn(page(card(), undefined))).toString()
    expect(plain).toContain('Casbah &quot;Delft&quot; &amp; &lt;Gloss&gt;')
    expect(plain).toContain('value="/shop/tile?filter=look:&quot;x&quot;&amp;page=2&#x27;&lt;"')
    expect(await kept(card())).toBe(plain)
    expect(await kept(card())).toBe(plain)
  })

  test('a different price or store is rendered', async () => {
    await kept(card())
    const other = card({ record: { ...record, final_price: 9.99 }, store: null })
    expect(await kept(other)).toBe((await drawn(page(other, undefined))).toString())
  })

  test('the address is that of the page, not of the one they were rendered for', async () => {
    await kept(card())
    const { keep, filled } = createPagePartCache('/search?q=delft')
    const html = filled([(await drawn(page(card(), keep))).toString()]).toString()
    expect(html).toContain('value="/search?q=delft"')
    expect(html).not.toContain('/shop/tile?filter')
  })

  test('they contain no generated IDs, which the browser would number differently', async () => {
    expect(await kept(card())).not.toMatch(/_R_|_r_/)
  })
})
