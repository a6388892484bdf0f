import type { ContentItem } from '@tessera/client/shop/types.gen'
import { contentPictureUrl, metaOf } from '../../kit/seo/seo.ts'

type Page = Pick<ContentItem, 'title' | 'summary' | 'path' | 'isPreview'>

/** The head of a content page; nothing if it could not be loaded. */
export const contentMeta = (matches: Parameters<typeof metaOf>[0], page: Page | undefined) =>
  page ? metaOf(matches, headOf(page)) : []

export const articleMeta = (
  matches: Parameters<typeof metaOf>[0],
  page: (Page & Pick<ContentItem, 'picture'>) | undefined,
) =>
  page
    ? metaOf(matches, {
        ...headOf(page),
        picture: page.picture ? contentPictureUrl(page.picture) : undefined,
        kind: 'article',
      })
    : []

const headOf = ({ title, summary, path, isPreview }: Page) => ({
  title,
  description: summary,
  canonical: path,
  isHidden: isPreview,
})
