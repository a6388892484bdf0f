import type { AltTextToSaveInput, SavedAltText, StaffAltTextPage } from '@tessera/client/shop/types.gen'
import { altTextViews } from '@tessera/contract/middleware/operator/setting-models'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { requiredLine } from '../../../kit/form-fields.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { saveAltText } from '../../site/content/alt-texts.ts'
import { contentPictures } from '../../site/content/content-pictures.ts'
import { readPageNumber } from '../lists/read-page-number.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageSize } from '../lists/staff-page-query.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

interface StoredAlt {
  name: string
  alt: string
  version: string
}

export interface AltTextQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

/** Pictures of pages with their alternative texts. There are a few hundred, so the list is cut here. */
export async function listStaffAltTexts(db: Queryable, given: AltTextQuery): Promise<StaffAltTextPage> {
  const view = readView(altTextViews, given.view, 'all')
  const page = readPageNumber(given.page)
  const stored = new Map((await readAlts(db)).map((row) => [row.name, row]))
  const wanted = given.search?.trim().toLowerCase() ?? ''
  const found = contentPictures
    .map(({ name }) => ({
      imageName: name,
      alt: stored.get(name)?.alt.trim() || null,
      picture: `/media/content/${name}/480.webp`,
      version: stored.get(name)?.version ?? 'none',
    }))
    .filter(({ alt }) => view === 'all' || alt === null)
    .filter(({ imageName, alt }) => `${imageName} ${alt ?? ''}`.toLowerCase().includes(wanted))
  const items = found.slice((page - 1) * staffPageSize, page * staffPageSize)
  return { items, totalCount: found.length, page, pageSize: staffPageSize, isCapped: false }
}

const readAlts = (db: Queryable): Promise<StoredAlt[]> =>
  db.rows(sql`select image_name as name, alt, updated_at::text as version from alt_texts`)

const findAlt = (db: Queryable, imageName: string): Promise<StoredAlt | undefined> =>
  db.find(sql`
    select image_name as name, alt, updated_at::text as version from alt_texts
    where image_name = ${imageName} for update`)

export const saveStaffAltText = (
  { database }: { database: Database },
  call: OperatorCall,
  { imageName = '', alt, version }: AltTextToSaveInput,
): Promise<SavedAltText> =>
  database.transaction(async (db) => {
    const words = requiredLine('alt', alt)
    if (!contentPictures.some(({ name }) => name === imageName))
      return refuse('NotFound', { message: 'There is no such picture.' })
    const before = await findAlt(db, imageName)
    // a repeat changes nothing
    if (before?.alt === words) return { version: before.version, replaced: null }
    if ((before?.version ?? 'none') !== version) return refuse('Request.Conflict')
    await saveAltText(db, imageName, words)
    await recordOperatorAction(db, call, null, {
      action: 'alt-text.save',
      object: imageName,
      before: { alt: before?.alt ?? null },
      after: { alt: words },
    })
    const saved = await findAlt(db, imageName)
    return { version: saved?.version ?? '', replaced: before?.alt || null }
  })
