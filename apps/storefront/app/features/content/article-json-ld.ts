import type { ContentItem } from '@tessera/client/shop/types.gen'
import { brand } from '@tessera/contract/brand'
import { contentPictureUrl } from '../../kit/seo/seo.ts'

/** JSON-LD of an article for search engines. */
export const articleJsonLd = (page: ContentItem, publicUrl: string): object => ({
  '@type': 'Article',
  headline: page.title,
  ...(page.summary && { description: page.summary }),
  ...(page.picture && { image: publicUrl + contentPictureUrl(page.picture) }),
  ...(page.publishedOn && { datePublished: page.publishedOn }),
  ...(page.author && { author: { '@type': 'Person', name: page.author } }),
  publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
  mainEntityOfPage: publicUrl + page.path,
})
