import type {
  RedirectToDeleteInput,
  RedirectToSaveInput,
  SavedRedirect,
  StaffRedirectPage,
} from '@tessera/client/shop/types.gen'
import { redirectStatuses } from '@tessera/contract/middleware/operator/redirect-models'
import type { Database, Queryable } from '@tessera/server/database'
import { and, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { checkRedirect, deleteRedirect, lockRedirects, saveRedirect } from '../../site/content/redirects.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { searchPattern } from '../orders/search-words.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import { refuseShownPage, type ShownPages } from './refuse-shown-page.ts'

type Row = StaffRedirectPage['items'][number]

export function listStaffRedirects(
  db: Queryable,
  given: { search: string | undefined; page: string | undefined },
): Promise<StaffRedirectPage> {
  const pattern = searchPattern(given.search ?? '')
  return listPage<Row>(
    db,
    {
      columns: sql`source, status, target, edited as "isEdited", updated_at::text as version`,
      from: sql`redirects r`,
      mine: sql`r.active`,
    },
    staffPageQuery({
      page: given.page,
      tie: sql`r.source`,
      orderBy: sql`r.source`,
      where: and([sql`(lower(r.source) like ${pattern} or lower(r.target) like ${pattern})`]),
    }),
  )
}

interface StoredRedirect {
  status: number
  target: string | null
  version: string
}

/** Saves a redirect that its editor saw, or a new one; a repeat changes nothing. */
export const saveStaffRedirect = (
  { database, ...pages }: { database: Database } & ShownPages,
  call: OperatorCall,
  body: RedirectToSaveInput,
): Promise<SavedRedirect> =>
  database.transaction(async (db) => {
    const wanted = readRedirect(body)
    await lockRedirects(db)
    const found = await findStored(db, wanted.source)
    if (found?.status === wanted.status && found.target === wanted.target)
      return { source: wanted.source, version: found.version, isChanged: false, replaced: null }
    if ((found?.version ?? null) !== (body.version || null))
      refuse('Request.Conflict', {
        message: found
          ? `${wanted.source} leads to ${found.target ?? 'nothing: it is gone'} by now. Look at it before you change it.`
          : `The redirect of ${wanted.source} was deleted by now.`,
      })
    await refuseShownPage(db, pages, wanted.source)
    await saveRedirect(db, wanted)
    const { status, target } = wanted
    await recordOperatorAction(db, call, null, {
      action: 'redirect.save',
      object: wanted.source,
      ...(found && { before: { status: found.status, target: found.target } }),
      after: { status, target },
    })
    const saved = await findStored(db, wanted.source)
    const replaced = found ? { status: found.status, target: found.target } : null
    return { source: wanted.source, version: saved?.version ?? '', isChanged: true, replaced }
  })

function readRedirect({ source = '', status, target }: RedirectToSaveInput) {
  const known =
    redirectStatuses.find((one) => one === status) ?? invalid('status', 'Choose moved for good, for now, or gone.')
  const kind = /^(https?:\/\/[^/]+)?\/products\//.test(source.trim()) ? 'product' : 'page'
  return checkRedirect({ source: source.trim(), kind, status: known, target: target?.trim() ?? null })
}

export const deleteStaffRedirect = (
  { database }: { database: Database },
  call: OperatorCall,
  { source = '', version }: RedirectToDeleteInput,
): Promise<void> =>
  database.transaction(async (db) => {
    await lockRedirects(db)
    const found = await findStored(db, source)
    // a repeat changes nothing
    if (!found) return
    if (found.version !== version) refuse('Request.Conflict')
    await deleteRedirect(db, source)
    const before = { status: found.status, target: found.target }
    await recordOperatorAction(db, call, null, { action: 'redirect.delete', object: source, before })
  })

const findStored = (db: Queryable, source: string): Promise<StoredRedirect | undefined> =>
  db.find(sql`
    select status, target, updated_at::text as version from redirects where source = ${source} and active`)
