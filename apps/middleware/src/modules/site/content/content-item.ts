import type { contentKinds } from '@tessera/contract/middleware/operator/content-models'
import type { AttributeName } from '@tessera/contract/shop/product-attributes'

export type ContentKind = (typeof contentKinds)[number]

/** Every kind of page, with the beginning of its addresses. */
export const contentFolders = {
  article: '/blog/',
  'installation-guide': '/guides/install/',
  'care-guide': '/guides/care/',
  category: '/shop/',
  policy: '/policies/',
  page: '/',
  slot: '/home/',
} as const satisfies Record<ContentKind, string>

/** Selects the products of a page by attribute values. */
export interface ProductFilter {
  title: string
  filter: Readonly<Partial<Record<AttributeName | 'kind' | 'department' | 'category', string>>>
}

/** Data of a page beside its text. Home page slots have fields of their own. */
export interface ContentData {
  author?: string
  /** Names of content pictures; the first one is the main picture of the page and its card. */
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
