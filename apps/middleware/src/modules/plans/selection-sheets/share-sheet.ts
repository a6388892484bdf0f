import type { SharedSheet, SheetDetail, SheetToShareInput } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type LinkNeeds, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { newShareLink } from '../share-links/new-share-link.ts'
import { moveSheet } from './move-sheet.ts'
import { sheetSharedEmail } from './sheet-emails.ts'
import { sheetView } from './sheet-view.ts'
import { getSheet, lockSheet, type StoredSheet } from './stored-sheet.ts'

/** Creates a link for the client. */
export const shareSheet = (needs: LinkNeeds, call: PlanCall, body: SheetToShareInput): Promise<SharedSheet> =>
  needs.database.transaction(async (db) => {
    const sheet = await lockSheet(db, call, body.selectionSheetId ?? '')
    checkSharing(sheet)
    const { token, hash, url, expiresAt } = newShareLink(needs, 'shared-sheet', body, call.now)
    await db.rows(sql`
      insert into sheet_shares (sheet_id, token_hash, created_by, created_at, expires_at)
      values (${sheet.id}, ${hash}, ${customerOf(call).personID}, ${call.now}, ${expiresAt})`)
    await moveSheet(db, sheet, 'share', call.now)
    if (body.email) {
      const email = checkEmail(body.email)
      await queueEmail(
        db,
        sheetSharedEmail(sheet, {
          email,
          url,
          until: dayIn(new Date(expiresAt), customerOf(call).account.timeZone),
          message: trimToNull(body.message),
        }),
      )
    }
    return { token, url, expiresAt, sheet: await sheetView(needs, db, call, await getSheet(db, call, sheet.id)) }
  })

function checkSharing(sheet: StoredSheet): void {
  if (sheet.origin === 'store') refuse('Sheet.ReadOnly')
  if (sheet.state === 'archived') refuse('Sheet.State')
  if (sheet.rooms.every(({ items }) => items.length === 0)) refuse('Sheet.Empty')
}

export const endShare = (
  needs: PlanNeeds,
  call: PlanCall,
  { selectionSheetId, shareId }: { selectionSheetId: string; shareId: string },
): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const sheet = await lockSheet(db, call, selectionSheetId)
    const ended = isUuid(shareId)
      ? await db.rows(sql`
          update sheet_shares set ended_at = coalesce(ended_at, ${call.now})
          where id = ${shareId} and sheet_id = ${sheet.id} returning id`)
      : []
    if (ended.length === 0) refuse('NotFound')
    return sheetView(needs, db, call, await getSheet(db, call, sheet.id))
  })
