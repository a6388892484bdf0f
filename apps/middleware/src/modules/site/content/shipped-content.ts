import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentKind, type ContentText, contentFolders } from './content-item.ts'
import { readFrontMatter } from './front-matter.ts'

export interface ShippedItem extends ContentText {
  path: string
  kind: ContentKind
  /** Increased manually when the text changes, so that unedited copies are updated. */
  shippedVersion: number
  /** Publication date, as 2026-03-14. */
  date: string
}

const folder = fileURLToPath(new URL('../../../../content/', import.meta.url))

/** The folder determines the kind and the path of a page. */
const kinds: Record<string, ContentKind> = {
  articles: 'article',
  'guides/install': 'installation-guide',
  'guides/care': 'care-guide',
  categories: 'category',
  policies: 'policy',
  pages: 'page',
  home: 'slot',
}

export async function readShippedContent(): Promise<ShippedItem[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md'))
  return Promise.all(files.sort().map(async (file) => itemOf(file, await readFile(join(folder, file), 'utf8'))))
}

function itemOf(file: string, text: string): ShippedItem {
  const name = file.replaceAll('\\', '/').replace(/\.md$/, '')
  const match = Object.entries(kinds).find(([start]) => name.startsWith(`${start}/`))
  if (!match) throw new Error(`${file} is in a folder without a kind.`)
  const [start, kind] = match
  const { fields, body } = readFrontMatter(text, file)
  const { title, summary = '', date, version, tags = [], ...data } = fields
  if (typeof title !== 'string' || typeof date !== 'string' || typeof version !== 'number') {
    throw new Error(`${file} needs a title, a date and a version.`)
  }
  return {
    path: `${contentFolders[kind]}${name.slice(start.length + 1)}`,
    kind,
    title,
    summary: String(summary),
    body,
    data,
    tags: tags as string[],
    shippedVersion: version,
    date,
  }
}
