import type { ContentItem, ListedCategory } from '@tessera/client/shop/types.gen'
import { contentQuery } from '../../kit/content-query.ts'

/** The set of products a listing shows before any filter. */
export interface ListingScope {
  path: string
  title: string
  summary: string
  crumbs: { title: string; url: string }[]
  /** Of a department or category; lists across them have none. */
  id?: string
  department?: string | undefined
  category?: string | undefined
  filter: string[]
  /** The categories of a department. */
  children: { name: string; url: string; count: number }[]
}

const home = { title: 'Home', url: '/' }

export const allProductsScope: ListingScope = {
  path: '/products',
  title: 'All products',
  summary: 'Tile, stone, flooring and everything you need to install them.',
  crumbs: [home, { title: 'All products', url: '/products' }],
  filter: [],
  children: [],
}

export const searchScope = (query: string): ListingScope => ({
  path: '/search',
  title: query ? `Results for “${query}”` : 'Search',
  summary: '',
  crumbs: [home, { title: 'Search', url: '/search' }],
  filter: [],
  children: [],
})

/** `/shop/tile` is a department, `/shop/tile-marble-tile` one of its categories. */
export function categoryScope(categories: readonly ListedCategory[], path: string): ListingScope | undefined {
  const found = categories.find((one) => one.url === `/shop/${path}`)
  if (!found) return undefined
  const parent = categories.find((one) => one.id === found.parentId)
  return {
    id: found.id,
    path: found.url,
    title: found.name,
    summary: found.description,
    crumbs: [home, ...(parent ? [parent] : []), found].map((one) =>
      'name' in one ? { title: one.name, url: one.url } : one,
    ),
    department: (parent ?? found).name,
    category: parent ? found.name : undefined,
    filter: [],
    children: categories
      .filter(({ parentId, count }) => parentId === found.id && count > 0)
      .map(({ name, url, count }) => ({ name, url, count })),
  }
}

/** `/shop/looks/marble`: the filter comes from the content page. */
export function landingScope({ path, title, summary, data }: ContentItem): ListingScope {
  const department = typeof data?.department === 'string' ? data.department : undefined
  const query = contentQuery(data?.filter)
  return {
    path,
    title,
    summary: summary ?? '',
    crumbs: [home, { title, url: path }],
    department: query.department ?? department,
    category: query.category,
    filter: query.filter,
    children: [],
  }
}
