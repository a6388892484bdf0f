import type { ClientSheet } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { LinkNeeds } from '../plan-needs.ts'
import { findTokenHash } from '../share-links/share-token.ts'
import { clientView } from './client-view.ts'
import { readSheetContext } from './sheet-context.ts'
import { findSheet, type StoredSheet } from './stored-sheet.ts'

export interface OpenedLink {
  shareId: string
  expiresAt: string
  sheet: StoredSheet
}

/** Opens the sheet of a link, locked until the transaction ends. A link that was ended is treated as invalid. */
export async function openLink(needs: LinkNeeds, db: Queryable, token: string, now: Date): Promise<OpenedLink> {
  const hash = findTokenHash(needs.linkSecret, token) ?? refuse('Sheet.LinkInvalid')
  const share = await db.find<{ id: string; sheetId: string; expiresAt: Date; endedAt: Date | null }>(sql`
    select id, sheet_id as "sheetId", expires_at as "expiresAt", ended_at as "endedAt" from sheet_shares
    where token_hash = ${hash}`)
  if (!share || share.endedAt) return refuse('Sheet.LinkInvalid')
  if (share.expiresAt <= now) return refuse('Sheet.LinkExpired')
  await db.rows(sql`select from selection_sheets where id = ${share.sheetId} for update`)
  const sheet = await findSheet(db, sql`s.id = ${share.sheetId} and s.state <> 'archived' and a.status <> 'closed'`)
  if (!sheet) return refuse('Sheet.LinkInvalid')
  return { shareId: share.id, expiresAt: share.expiresAt.toISOString(), sheet }
}

/** Reads the current sheet for the holder of the link. */
export async function readForClient(
  { catalog }: LinkNeeds,
  db: Queryable,
  { sheet: { id }, expiresAt }: OpenedLink,
  now: Date,
): Promise<ClientSheet> {
  const sheet = (await findSheet(db, sql`s.id = ${id}`)) ?? refuse('Sheet.LinkInvalid')
  return clientView(catalog, sheet, await readSheetContext(db, id), expiresAt, now)
}
