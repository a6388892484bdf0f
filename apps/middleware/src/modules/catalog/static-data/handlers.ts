import { siteCalls } from '@tessera/contract/middleware/site/operations'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findAltText } from '../../site/content/alt-texts.ts'
import { findRedirect, listRedirects, type Redirect } from '../../site/content/redirects.ts'
import { getSiteSettings, getStaticData } from '../../site/content/site-settings.ts'
import type { Catalog } from '../feed/catalog.ts'
import { listingUrl } from '../feed/categories.ts'
import type { MovingCategories } from '../feed/category-slugs.ts'

export const genericHandlers = (database: Queryable, catalog: Catalog, categories: () => MovingCategories) => ({
  ...handle(siteCalls.getAltText, async (call) => {
    const imageName = queryValue(call, 'imageName') ?? ''
    const altText = findProductAlt(catalog, imageName) ?? (await findAltText(database, imageName))
    return { imageName, altText: altText ?? refuse('NotFound', { message: 'We have no words for this picture.' }) }
  }),
  ...handle(siteCalls.getSiteSettings, async ({ db }) => ({ settings: await getSiteSettings(db) })),
  ...handle(siteCalls.getStaticData, async ({ db }) => ({ data: await getStaticData(db) })),
  ...handle(siteCalls.getRedirects, async ({ db }) => ({
    redirects: [
      ...movedListings(categories()),
      ...movedProducts(catalog),
      // last, because editors decide: a reader keeps the last one of an address
      ...(await listRedirects(db, 'page')).map(toWire),
    ],
  })),
  ...handle(siteCalls.getProductRedirect, async (call) => {
    const address = queryValue(call, 'sourceUrl') ?? ''
    const found = await findRedirect(call.db, address, 'product')
    if (found) return toWire({ ...found, target: found.target && (findMoved(catalog, found.target) ?? found.target) })
    const target = findMoved(catalog, address)
    if (target === undefined) refuse('NotFound', { message: 'This page has not moved.' })
    return { source: pathOf(address), target, status: 301 as const }
  }),
})

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/?#]+/, '').replace(/[?#].*$|\/$/g, '')

/** The present address of a product, for one it had before. It is always the last one, so there are no chains. */
function findMoved(catalog: Catalog, address: string): string | undefined {
  const slug = /^\/products\/([^/]+)$/.exec(pathOf(address))?.[1]
  const present = slug && catalog.findBySlug(slug)?.facts.slug
  return present && present !== slug ? `/products/${present}` : undefined
}

const movedProducts = (catalog: Catalog) =>
  catalog
    .listMovedSlugs()
    .map(({ from, to }) => ({ source: `/products/${from}`, target: `/products/${to}`, status: 301 as const }))

const movedListings = (categories: MovingCategories) =>
  categories.listMovedSlugs().map(({ from, to }) => ({
    source: listingUrl({ slug: from }),
    target: listingUrl({ slug: to }),
    status: 301 as const,
  }))

const toWire = ({ source, target, status }: Redirect) => ({ source, target, status })

/** Product pictures are named like their address: 123456/face. */
function findProductAlt(catalog: Catalog, imageName: string): string | undefined {
  const [, sku = '', view = ''] = /^(?:\/?media\/)?(\w+)\/([a-z]+)/.exec(imageName) ?? []
  const alt = catalog.find(sku)?.facts.alt
  return alt && Object.hasOwn(alt, view) ? alt[view] : undefined
}
