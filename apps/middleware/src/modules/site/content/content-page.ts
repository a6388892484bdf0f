import type { Queryable } from '@tessera/server/database'
import { listAltTexts } from './alt-texts.ts'
import type { ContentItem } from './content-item.ts'
import { getContentItem, listRelated, type ReadingOptions } from './content-records.ts'
import { type Heading, picturesIn, renderMarkdown } from './markdown.ts'
import { readingMinutes } from './reading-minutes.ts'

/** A rendered page. */
export interface RenderedPage extends ContentItem {
  html: string
  headings: Heading[]
  readingMinutes: number
  /** Alt text of every picture the page names. */
  alts: Record<string, string>
  related: ContentCard[]
}

/** A page as shown in lists, without its body. */
export interface ContentCard extends Omit<ContentItem, 'body'> {
  readingMinutes: number
}

export function cardOf({ body, ...item }: ContentItem): ContentCard {
  return { ...item, readingMinutes: readingMinutes(body) }
}

export async function getContentPage(db: Queryable, path: string, reading: ReadingOptions = {}): Promise<RenderedPage> {
  const item = await getContentItem(db, path, reading)
  const alts = await listAltTexts(db, [...(item.data.pictures ?? []), ...picturesIn(item.body)])
  const related = await listRelated(db, item)
  const { html, headings } = renderMarkdown(item.body, alts)
  return {
    ...item,
    html,
    headings,
    readingMinutes: readingMinutes(item.body),
    alts: Object.fromEntries(alts),
    related: related.map(cardOf),
  }
}
