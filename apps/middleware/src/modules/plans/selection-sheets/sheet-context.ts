import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface StoredComment {
  id: string
  at: string
  from: 'client' | 'customer' | 'store'
  author: string
  itemId: string | null
  message: string
}
export interface StoredSignature {
  version: number
  name: string
  strokes: string | null
  signedAt: string
  voidedAt: string | null
  voidReason: string | null
}
export interface StoredShare {
  id: string
  createdAt: string
  expiresAt: string
  endedAt: string | null
  views: number
  lastViewedAt: string | null
}

export interface SheetContext {
  comments: StoredComment[]
  signatures: StoredSignature[]
  shares: StoredShare[]
  versions: { version: number; at: string }[]
}

export async function readSheetContext(db: Queryable, sheetId: string): Promise<SheetContext> {
  const row = await db.find<{ found: SheetContext }>(sql`
    select json_build_object(
      'comments', coalesce((select json_agg(x order by x.at, x.id) from (
        select id, at, from_side as from, author, item_id as "itemId", body as message
        from sheet_comments where sheet_id = ${sheetId}) x), '[]'),
      'signatures', coalesce((select json_agg(x order by x.version desc) from (
        select version, name, strokes, signed_at as "signedAt", voided_at as "voidedAt", void_reason as "voidReason"
        from sheet_signatures where sheet_id = ${sheetId}) x), '[]'),
      'shares', coalesce((select json_agg(x order by x."createdAt" desc) from (
        select id, created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt", views,
          last_viewed_at as "lastViewedAt"
        from sheet_shares where sheet_id = ${sheetId}) x), '[]'),
      'versions', coalesce((select json_agg(x order by x.version desc) from (
        select version, created_at as at from sheet_versions where sheet_id = ${sheetId}) x), '[]')) as found`)
  if (!row) throw new Error('A select without a table has one row.')
  return row.found
}
