import type { SheetChangeInput, SheetDetail } from '@tessera/client/shop/types.gen'
import { isSheetLocked } from '@tessera/domain/planning/sheet-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { fullName, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { checkRange } from '../projects/resolve-item.ts'
import { resolveRooms } from './resolve-rooms.ts'
import { sheetView } from './sheet-view.ts'
import { getSheet, lockSheet, type StoredSheet } from './stored-sheet.ts'
import { writeTree } from './write-tree.ts'

/** Changes a sheet under its lock. A caller with an older revision gets the current sheet instead. */
export const changeSheet = (
  needs: PlanNeeds,
  call: PlanCall,
  { id, revision }: { id: string; revision: number | undefined },
  work: (db: Queryable, sheet: StoredSheet) => Promise<void>,
): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const sheet = await lockSheet(db, call, id)
    if (sheet.origin === 'store') refuse('Sheet.ReadOnly')
    if (revision !== sheet.revision)
      refuse('Sheet.Stale', {
        data: { revision: sheet.revision, changedBy: sheet.updatedBy, sheet: await sheetView(needs, db, call, sheet) },
      })
    await work(db, sheet)
    await db.rows(sql`
      update selection_sheets set revision = revision + 1, updated_at = ${call.now},
        updated_by = ${fullName(customerOf(call))}
      where id = ${id}`)
    return sheetView(needs, db, call, await getSheet(db, call, id))
  })

/** Changing a signed sheet starts a new version; the signature was for the old one and becomes void. */
export function saveSheet(needs: PlanNeeds, call: PlanCall, body: SheetChangeInput): Promise<SheetDetail> {
  const seen = { id: body.selectionSheetId ?? '', revision: body.revision }
  return changeSheet(needs, call, seen, async (db, sheet) => {
    if (sheet.state === 'archived') refuse('Sheet.State')
    if (isSheetLocked(sheet.state)) await startNewVersion(db, sheet, call.now)
    if (body.rooms) await writeTree(db, sheet.id, resolveRooms(needs.catalog, sheet, body.rooms))
    const next = headOf(sheet, body)
    await db.rows(sql`
      update selection_sheets set name = ${next.name}, client_name = ${next.clientName},
        client_email = ${next.clientEmail}, price_view = ${next.priceView}, markup_percent = ${next.markupPercent},
        notes = ${next.notes}
      where id = ${sheet.id}`)
  })
}

function headOf(sheet: StoredSheet, body: SheetChangeInput) {
  const text = (key: 'clientName' | 'notes') => (body[key] === undefined ? sheet[key] : trimToNull(body[key]))
  const email = body.clientEmail === undefined ? sheet.clientEmail : body.clientEmail
  const markup = body.markupPercent === undefined ? sheet.markupPercent : body.markupPercent
  return {
    name: body.name === undefined ? sheet.name : (trimToNull(body.name) ?? invalid('name', 'Enter a sheet name.')),
    clientName: text('clientName'),
    clientEmail: email ? checkEmail(email, 'clientEmail') : null,
    priceView: body.priceView ?? sheet.priceView,
    // without a markup the client would see what the account pays
    markupPercent: checkRange(markup, 'markupPercent', 1, 400),
    notes: text('notes'),
  }
}

/** People with a link see the new version there. */
async function startNewVersion(db: Queryable, sheet: StoredSheet, now: Date): Promise<void> {
  await db.rows(sql`
    update sheet_signatures set voided_at = ${now}, void_reason = 'The selection was changed after it was signed.'
    where sheet_id = ${sheet.id} and voided_at is null`)
  await db.rows(sql`
    update selection_sheets set version = version + 1, state = case when exists (
        select from sheet_shares where sheet_id = ${sheet.id} and ended_at is null and expires_at > ${now})
      then 'shared' else 'draft' end
    where id = ${sheet.id}`)
}

export const archiveSheet = (
  needs: PlanNeeds,
  call: PlanCall,
  body: { selectionSheetId: string; revision: number; isArchived: boolean },
): Promise<SheetDetail> =>
  changeSheet(needs, call, { id: body.selectionSheetId, revision: body.revision }, async (db, sheet) => {
    const isArchived = sheet.state === 'archived'
    if (body.isArchived === isArchived) return
    if (body.isArchived)
      await db.rows(sql`
        update sheet_shares set ended_at = ${call.now} where sheet_id = ${sheet.id} and ended_at is null`)
    const back = sheet.stateBefore && isSheetLocked(sheet.stateBefore) ? sheet.stateBefore : 'draft'
    await db.rows(sql`
      update selection_sheets set state = ${body.isArchived ? 'archived' : back},
        state_before = ${body.isArchived ? sheet.state : null}
      where id = ${sheet.id}`)
  })

/** Comments are also allowed on a store's sheet. */
export const commentOnSheet = (
  needs: PlanNeeds,
  call: PlanCall,
  body: { selectionSheetId: string; itemId: string | null; message: string },
): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const sheet = await lockSheet(db, call, body.selectionSheetId)
    const comment = { from: 'customer' as const, author: fullName(customerOf(call)), ...body }
    await writeComment(db, sheet, comment, call.now)
    return sheetView(needs, db, call, await getSheet(db, call, sheet.id))
  })

export async function writeComment(
  db: Queryable,
  sheet: StoredSheet,
  comment: { from: 'client' | 'customer'; author: string; itemId: string | null; message: string },
  now: Date,
): Promise<void> {
  const message = trimToNull(comment.message) ?? invalid('message', 'Enter a message.')
  const author = trimToNull(comment.author) ?? invalid('author', 'Enter your name.')
  const itemId = comment.itemId ?? null
  if (itemId && !sheet.rooms.some(({ items }) => items.some(({ id }) => id === itemId)))
    invalid('itemId', 'This item is no longer on the sheet.')
  await db.rows(sql`
    insert into sheet_comments (sheet_id, item_id, from_side, author, body, at)
    values (${sheet.id}, ${itemId}, ${comment.from}, ${author}, ${message}, ${now})`)
}
