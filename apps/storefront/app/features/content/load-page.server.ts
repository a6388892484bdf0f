import type { ContentItem, ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'
import { optional, orUndefined } from '../../http/or-not-found.server.ts'
import { throwMoved } from '../../http/throw-moved.server.ts'
import { findProducts } from '../../kit/products/find-products.server.ts'
import { withoutPicture } from './html-parts.ts'
import { headingsOf, productGroupsOf, textListOf } from './page-data.ts'

export interface LoadedProductGroup {
  title: string
  filter: unknown
  records: ProductRecord[]
}

const productsPerGroup = 4

/** Loads a page with its products. Groups that can't be found are left out; a page that moved redirects. */
export async function loadPage(shop: ShopClient, itemPath: string, url: URL) {
  const page = (await orUndefined(shop.Product.GetContentItem({ itemPath }))) ?? (await throwMoved(shop, url))
  return {
    page: { ...page, html: withoutPicture(page.html, page.picture), data: null },
    headings: headingsOf(page),
    tools: textListOf(page.data, 'tools'),
    skill: textOf(page, 'skill'),
    days: Number(page.data?.days) || undefined,
    groups: await loadGroups(shop, page),
  }
}

async function loadGroups(shop: ShopClient, page: ContentItem): Promise<LoadedProductGroup[]> {
  const groups = await Promise.all(
    productGroupsOf(page).map(async ({ title, filter }) => ({
      title,
      filter,
      records: (await optional(findProducts(shop, filter, productsPerGroup))) ?? [],
    })),
  )
  return groups.filter(({ records }) => records.length > 0)
}

const textOf = ({ data }: ContentItem, name: string): string | undefined =>
  typeof data?.[name] === 'string' ? data[name] : undefined
