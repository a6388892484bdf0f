import { mediaUrl, type ProductPhotos } from '@tessera/pictures/media/media-url'
import { defaultHelpPages } from '@tessera/search/default-help-pages'
import type { ArticleDocument, CategoryDocument, HelpDocument } from '@tessera/search/search-document'
import type { IndexOptions } from '@tessera/search/search-index'
import type { Database } from '@tessera/server/database'
import type { ContentItem } from '../../site/content/content-item.ts'
import { listContent } from '../../site/content/content-records.ts'
import { type Categories, type Category, listingUrl } from '../feed/categories.ts'
import { listSynonyms } from './synonyms.ts'

/** The uploaded pictures that a product shows. */
export type FindPhotos = (sku: string) => ProductPhotos | null | undefined

/** Reads the index data besides products: synonyms, categories, articles, pages about the shop. */
export async function readIndexOptions(
  database: Database,
  categories: Categories,
  findPhotos: FindPhotos = () => null,
): Promise<IndexOptions> {
  const [synonyms, products, guides, policies, pages] = await Promise.all([
    listSynonyms(database),
    listContent(database, 'article', { pageSize: -1 }),
    listContent(database, 'installation-guide', { pageSize: -1 }),
    listContent(database, 'policy', { pageSize: -1 }),
    listContent(database, 'page', { pageSize: -1 }),
  ])
  return {
    pictureUrl: (sku, view, width) => mediaUrl(sku, view, width, 'webp', findPhotos(sku)),
    synonyms,
    categories: categories.all().map((category) => categoryDocument(categories, category)),
    articles: [...products.items, ...guides.items].map(
      ({ title, path, summary, tags }): ArticleDocument => ({ title, url: path, summary, tags }),
    ),
    helpPages: helpPagesOf([...policies.items, ...pages.items]),
  }
}

/** The shipped pages with the words people type for them, with their published titles; then pages that staff added. */
function helpPagesOf(content: readonly ContentItem[]): HelpDocument[] {
  const published = new Map(content.map(({ path, title, summary }) => [path, { title, summary }]))
  const shipped = defaultHelpPages.map((page) => ({ ...page, ...published.get(page.url) }))
  const known = new Set(shipped.map(({ url }) => url))
  const added = content.filter(({ path }) => !known.has(path))
  return [...shipped, ...added.map(({ title, path, summary, tags }) => ({ title, url: path, summary, words: tags }))]
}

const categoryDocument = (categories: Categories, category: Category): CategoryDocument => ({
  name: category.name,
  department: categories.find(category.parentID ?? '')?.name ?? category.name,
  url: listingUrl(category),
})
