import { mediaUrl } from '@tessera/pictures/media/media-url'
import type { ArticleDocument, CategoryDocument } from '@tessera/search/search-document'
import type { IndexOptions } from '@tessera/search/search-index'
import type { Database } from '@tessera/server/database'
import { listContent } from '../../site/content/content-records.ts'
import { type Categories, type Category, listingUrl } from '../feed/categories.ts'
import { listSynonyms } from './synonyms.ts'

/** Reads the index data besides products: synonyms, categories, articles. */
export async function readIndexOptions(database: Database, categories: Categories): Promise<IndexOptions> {
  const [synonyms, products, guides] = await Promise.all([
    listSynonyms(database),
    listContent(database, 'article', { pageSize: -1 }),
    listContent(database, 'installation-guide', { pageSize: -1 }),
  ])
  return {
    pictureUrl: (sku, view, width) => mediaUrl(sku, view, width, 'webp'),
    synonyms,
    categories: categories.all().map((category) => categoryDocument(categories, category)),
    articles: [...products.items, ...guides.items].map(
      ({ title, path, summary, tags }): ArticleDocument => ({ title, url: path, summary, tags }),
    ),
  }
}

const categoryDocument = (categories: Categories, category: Category): CategoryDocument => ({
  name: category.name,
  department: categories.find(category.parentID ?? '')?.name ?? category.name,
  url: listingUrl(category),
})
