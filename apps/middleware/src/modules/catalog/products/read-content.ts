import type { ContentItem, ContentTeaser } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { listAltTexts } from '../../site/content/alt-texts.ts'
import { type ContentKind, contentFolders } from '../../site/content/content-item.ts'
import { type ContentCard, cardOf, getContentPage } from '../../site/content/content-page.ts'
import { listContent, type ReadingOptions } from '../../site/content/content-records.ts'

/** Lists have their own addresses: `list/article` returns every article. */
const listPath = /^list\/([\w-]+)$/

/** Reads a page with related pages, or a list of pages. */
export async function readContent(db: Queryable, path: string, reading: ReadingOptions): Promise<ContentItem> {
  const [, kind] = listPath.exec(path) ?? []
  if (kind && Object.hasOwn(contentFolders, kind)) return readContentList(db, kind as ContentKind, reading)
  const page = await getContentPage(db, path, reading)
  const [picture] = page.data.pictures ?? []
  return {
    path: page.path,
    kind: page.kind,
    title: page.title,
    summary: page.summary,
    html: page.html,
    data: { ...page.data, headings: page.headings },
    author: page.data.author ?? null,
    publishedOn: dayOf(page.publishedAt),
    minutes: page.readingMinutes,
    tags: [...page.tags],
    picture: picture ?? null,
    pictureAlt: (picture && page.alts[picture]) ?? null,
    items: await listTeasers(db, page.related),
    products: [],
    isPreview: reading.preview ?? false,
  }
}

async function readContentList(db: Queryable, kind: ContentKind, reading: ReadingOptions): Promise<ContentItem> {
  const { items } = await listContent(db, kind, { ...reading, pageSize: -1 })
  return {
    path: `list/${kind}`,
    kind,
    title: kind,
    summary: null,
    html: '',
    data: null,
    author: null,
    publishedOn: null,
    minutes: 0,
    tags: [],
    picture: null,
    pictureAlt: null,
    items: await listTeasers(db, items.map(cardOf)),
    products: [],
    isPreview: reading.preview ?? false,
  }
}

async function listTeasers(db: Queryable, cards: readonly ContentCard[]): Promise<ContentTeaser[]> {
  const alts = await listAltTexts(
    db,
    cards.flatMap(({ data }) => data.pictures?.slice(0, 1) ?? []),
  )
  return cards.map(({ path, title, summary, data, publishedAt, readingMinutes, tags }) => {
    const [picture] = data.pictures ?? []
    return {
      path,
      title,
      summary,
      picture: picture ?? null,
      pictureAlt: (picture && alts.get(picture)) ?? null,
      publishedOn: dayOf(publishedAt),
      minutes: readingMinutes,
      tags: [...tags],
    }
  })
}

const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null
