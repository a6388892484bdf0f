import type {
  ClientApprovalInput,
  ClientChoiceInput,
  ClientCommentInput,
  ClientSheet,
} from '@tessera/client/shop/types.gen'
import { isSheetLocked } from '@tessera/domain/planning/sheet-life-cycle'
import { isSignature } from '@tessera/domain/planning/signature'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type LinkNeeds, trimToNull } from '../plan-needs.ts'
import { writeComment } from './change-sheet.ts'
import { chosenItemsOf } from './chosen-items.ts'
import { moveSheet } from './move-sheet.ts'
import { type OpenedLink, openLink, readForClient } from './open-link.ts'
import { sheetCommentEmail, sheetSignedEmail } from './sheet-emails.ts'

interface SignContext {
  now: Date
  /** IP address of the signer. */
  from: string
}
type ClientAction = (db: Queryable, opened: OpenedLink) => Promise<void>

/** Every client action starts with the link and returns the current sheet. */
const withLink = (needs: LinkNeeds, token: string | undefined, now: Date, action: ClientAction): Promise<ClientSheet> =>
  needs.database.transaction(async (db) => {
    const opened = await openLink(needs, db, token ?? '', now)
    await action(db, opened)
    return readForClient(needs, db, opened, now)
  })

export const viewByLink = (needs: LinkNeeds, token: string, { now }: SignContext): Promise<ClientSheet> =>
  withLink(needs, token, now, async (db, { shareId, sheet }) => {
    await db.rows(sql`update sheet_shares set views = views + 1, last_viewed_at = ${now} where id = ${shareId}`)
    await db.rows(sql`update selection_sheets set last_viewed_at = ${now} where id = ${sheet.id}`)
    await moveSheet(db, sheet, 'view', now)
  })

/** Clients choose from and sign the revision they have read; otherwise they get the current sheet. */
async function checkRevision(needs: LinkNeeds, db: Queryable, opened: OpenedLink, seen: number | undefined, now: Date) {
  if (seen === opened.sheet.revision) return
  refuse('Sheet.Stale', {
    data: { revision: opened.sheet.revision, sheet: await readForClient(needs, db, opened, now) },
  })
}

export const chooseByLink = (needs: LinkNeeds, body: ClientChoiceInput, { now }: SignContext): Promise<ClientSheet> =>
  withLink(needs, body.token, now, async (db, opened) => {
    const { sheet } = opened
    if (isSheetLocked(sheet.state)) refuse('Sheet.Signed')
    await checkRevision(needs, db, opened, body.revision, now)
    const items = sheet.rooms.flatMap((room) => room.items)
    const item = items.find(({ id }) => id === body.itemId) ?? invalid('itemId', 'This item isn’t on the sheet.')
    const chosen = body.alternateId ?? null
    if (chosen !== null && !item.alternates.some(({ id }) => id === chosen))
      invalid('alternateId', 'This isn’t one of the alternates.')
    await db.rows(sql`update sheet_items set chosen_alternate_id = ${chosen} where id = ${item.id}`)
    await db.rows(sql`
      update selection_sheets set revision = revision + 1, updated_at = ${now},
        updated_by = ${sheet.clientName ?? 'The client'}
      where id = ${sheet.id}`)
  })

export const commentByLink = (needs: LinkNeeds, body: ClientCommentInput, { now }: SignContext): Promise<ClientSheet> =>
  withLink(needs, body.token, now, async (db, { sheet }) => {
    const { author = '', message = '', itemId = null } = body
    await writeComment(db, sheet, { from: 'client', author, itemId, message }, now)
    await moveSheet(db, sheet, 'comment', now)
    await queueEmail(db, sheetCommentEmail(sheet, author.trim(), message.trim(), needs.publicUrl))
  })

/** Stores the version with the signature. Sent twice, it is signed once. */
export function approveByLink(needs: LinkNeeds, body: ClientApprovalInput, at: SignContext): Promise<ClientSheet> {
  const name = trimToNull(body.name) ?? invalid('name', 'Enter your name.')
  const strokes = body.strokes || null
  if (body.agrees !== true) invalid('agrees', 'Confirm that you approve the selection.')
  if (strokes !== null && !isSignature(strokes)) invalid('strokes', 'Please sign again, or type your name instead.')
  return withLink(needs, body.token, at.now, async (db, opened) => {
    const { sheet } = opened
    if (isSheetLocked(sheet.state)) {
      if (!(await isSignedBy(db, sheet.id, sheet.version, name))) refuse('Sheet.Signed')
      return
    }
    await checkRevision(needs, db, opened, body.revision, at.now)
    if (chosenItemsOf(sheet).length === 0) refuse('Sheet.Empty')
    await saveVersion(needs, db, opened, at.now)
    await db.rows(sql`
      insert into sheet_signatures (sheet_id, version, name, strokes, signed_at, share_id, address)
      values (${sheet.id}, ${sheet.version}, ${name}, ${strokes}, ${at.now}, ${opened.shareId}, ${at.from})`)
    await db.rows(sql`
      update selection_sheets set state = 'approved', revision = revision + 1, updated_at = ${at.now},
        updated_by = ${name}
      where id = ${sheet.id}`)
    await queueEmail(db, sheetSignedEmail(sheet, name, needs.publicUrl))
  })
}

const isSignedBy = async (db: Queryable, sheetId: string, version: number, name: string): Promise<boolean> =>
  (await db.find(sql`
    select from sheet_signatures
    where sheet_id = ${sheetId} and version = ${version} and name = ${name} and voided_at is null`)) !== undefined

async function saveVersion(needs: LinkNeeds, db: Queryable, opened: OpenedLink, now: Date): Promise<void> {
  const { sheet } = opened
  const snapshot = { sheet: await readForClient(needs, db, opened, now), chosen: chosenItemsOf(sheet) }
  await db.rows(sql`
    insert into sheet_versions (sheet_id, version, snapshot, created_at)
    values (${sheet.id}, ${sheet.version}, ${JSON.stringify(snapshot)}::jsonb, ${now})`)
}
