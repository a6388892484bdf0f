import type { Attribute } from '@tessera/contract/shop/product-attributes'

export const contentKinds = [
  'article',
  'installation-guide',
  'care-guide',
  'category',
  'policy',
  'page',
  'slot',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** Which products belong to a page: facts of a product and the value each must have. */
export interface ProductFilter {
  title: string
  filter: Readonly<Partial<Record<Attribute | 'kind' | 'department' | 'category', string>>>
}

/** What a page carries beside its words. Slots of the home page bring fields of their own. */
export interface ContentData {
  author?: string
  /** Names of content pictures; the first one leads the page and its card. */
  pictures?: readonly string[]
  products?: readonly ProductFilter[]
  [field: string]: unknown
}

export interface ContentText {
  title: string
  summary: string
  /** Markdown without HTML. */
  body: string
  data: ContentData
  tags: readonly string[]
}

export interface ContentItem extends ContentText {
  path: string
  kind: ContentKind
  version: number
  status: 'draft' | 'published'
  publishedAt: Date | null
  updatedAt: Date
}
