import type { ContentItem, SearchAnswer, ShopClient } from '@tessera/client/shop/types.gen'
import { defaultPageSize, repeatedParams } from '@tessera/contract/shop/listing-names'
import type { RouterContextProvider } from 'react-router'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { findStore, type NamedStore } from '../../kit/named-store.server.ts'
import { type CardFields, keepCardFields } from '../../kit/products/card-fields.ts'
import type { Packed } from '../../render-cache/packed.ts'
import { pack } from '../../render-cache/page-data.server.ts'
import { jsonOf, objectJson, writeOnce } from '../../render-cache/written-json.server.ts'
import { cleanParams } from './clean-params.server.ts'
import type { ListingScope } from './listing-scope.ts'

type SearchQuery = NonNullable<Parameters<ShopClient['Search']['products']>[0]>

export interface Listing {
  scope: ListingScope
  /** The query string after `cleanParams`. */
  search: string
  answer: Omit<SearchAnswer, 'records'> & { records: CardFields[] }
  /** Of the first product in a room, for links elsewhere. */
  picture: string | null
  store: NamedStore | null
  intro: { html: string; picture: string | null } | null
}

/** Loads the products of a scope for this URL, with the visitor's prices and the stock of their store. */
export async function loadListing(visitor: Visitor, scope: ListingScope, query: URLSearchParams): Promise<Listing> {
  visitor.listedCategories.add(scope.id ?? 'all')
  const params = cleanParams(query)
  const [store, content] = await Promise.all([
    findStore(visitor.publicShop, params.get('storeId') ?? visitor.profile.preferredStore),
    params.size === 0 && scope.path.startsWith('/shop/')
      ? optional(visitor.shop.Product.GetContentItem({ itemPath: scope.path }))
      : undefined,
  ])
  const answer = await visitor.shop.Search.products(queryOf(scope, params, store))
  return {
    scope,
    search: params.toString(),
    answer: { ...answer, records: answer.records.map((record) => writeOnce(keepCardFields(record, store))) },
    picture: answer.records[0]?.inspiration_image_url.replace('.webp', '.jpg') ?? null,
    store: store ?? null,
    intro: introOf(content),
  }
}

/** The products of a listing are the most of its data, and each is the most of a cached card's key. */
export function packListing(context: Readonly<RouterContextProvider>, listing: Listing): Packed<Listing> {
  const { answer, ...rest } = listing
  const { records, ...head } = answer
  const json = objectJson('records', `[${records.map(jsonOf).join()}]`, head)
  return pack(context, listing, objectJson('answer', json, rest))
}

/** Repeated values go into `filters`; the client writes one parameter per value. */
function queryOf(scope: ListingScope, params: URLSearchParams, store: NamedStore | undefined): SearchQuery {
  const single = Object.fromEntries([...params].filter(([name]) => !isRepeated(name)))
  return {
    ...single,
    department: scope.department ?? params.get('department') ?? undefined,
    category: scope.category ?? params.get('category') ?? undefined,
    storeId: store?.id,
    inStock: store ? (params.get('inStock') ?? undefined) : undefined,
    pageSize: String(defaultPageSize),
    filters: {
      filter: [...scope.filter, ...params.getAll('filter')],
      flag: params.getAll('flag'),
      suitableFor: params.getAll('suitableFor'),
    },
  } as SearchQuery
}

const isRepeated = (name: string): boolean => (repeatedParams as readonly string[]).includes(name)

const introOf = (content: ContentItem | undefined): Listing['intro'] =>
  content ? { html: content.html, picture: content.picture } : null
