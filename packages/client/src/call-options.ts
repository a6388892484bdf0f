/** The last argument of every call. */
export interface RequestOptions {
  /** Used instead of the stored token. */
  accessToken?: string | undefined
  /** Cancels the call; it then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined
  /** Makes a write idempotent: the same key returns the first reply, and nothing is done twice. */
  idempotencyKey?: string | undefined
}

export interface PageOptions {
  page?: number | undefined
  pageSize?: number | undefined
}

type FilterScalar = string | number | boolean | Date | undefined

/** `{ Active: true, xp: { Room: 'bath' } }`; several values of one name are all sent. `'!*'` finds the unset. */
export interface Filters {
  [name: string]: FilterScalar | readonly FilterScalar[] | Filters
}

type OneOrMore<T> = T | readonly T[]
type Extended<Name extends string> = Name | `xp.${string}`

export interface ListOptions<Search extends string = string, Sort extends string = string> extends PageOptions {
  search?: string | undefined
  searchOn?: OneOrMore<Extended<Search>> | undefined
  /** `!Name` sorts downwards. */
  sortBy?: OneOrMore<Extended<Sort> | `!${Extended<Sort>}`> | undefined
  filters?: Filters | undefined
}

export interface Meta {
  Page: number
  PageSize: number
  TotalCount: number
  TotalPages: number
  ItemRange: number[]
  /** Set by lists that continue from a key instead of a page number. */
  NextPageKey: string | null
}

export interface ListPage<Item> {
  Meta: Meta
  Items: Item[]
}

export interface Facet {
  Name: string
  XpPath: string
  Values: { Value: string; Count: number }[]
  xp: Record<string, unknown> | null
}

export interface ListPageWithFacets<Item> extends ListPage<Item> {
  Meta: Meta & { Facets: Facet[] }
}

/** A list method: one page when called, every record of every page through `each`. */
export interface Listing<Path extends unknown[], Item, Options = ListOptions, Page = ListPage<Item>> {
  (...call: [...path: Path, listOptions?: Options, requestOptions?: RequestOptions]): Promise<Page>
  /** `for await (const product of client.Products.List.each({ search: 'slate' }))`; a page is read when it is needed. */
  each(
    ...call: [...path: Path, listOptions?: Options, requestOptions?: RequestOptions]
  ): AsyncGenerator<Item, void, undefined>
}
