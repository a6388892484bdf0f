import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredSheetRoom } from './stored-sheet.ts'

/** Replaces all rooms, items and alternates of a sheet; existing ones keep their IDs. */
export async function writeTree(db: Queryable, sheetId: string, rooms: readonly StoredSheetRoom[]): Promise<void> {
  const placed = <T extends object>(all: readonly T[]) => all.map((one, position) => ({ ...one, position }))
  const items = rooms.flatMap((room) => placed(room.items).map((item) => ({ ...item, roomId: room.id })))
  const alternates = items.flatMap((item) => placed(item.alternates).map((one) => ({ ...one, itemId: item.id })))
  const flat = placed(rooms).map(({ items: _, ...room }) => room)
  await db.rows(sql`delete from sheet_rooms where sheet_id = ${sheetId}`)
  await db.rows(sql`
    insert into sheet_rooms (id, sheet_id, position, name, area_sqft, allowance_cents)
    select id, ${sheetId}, position, name, "areaSqft", "allowanceCents"
    from jsonb_to_recordset(${JSON.stringify(flat)}::jsonb)
      as r(id uuid, position integer, name text, "areaSqft" numeric, "allowanceCents" bigint)`)
  await db.rows(sql`
    insert into sheet_items (id, room_id, position, sku, surface, pattern, grout, trim_words, area_sqft, boxes, notes,
      own_client_price_cents, chosen_alternate_id)
    select id, "roomId", position, sku, surface, pattern, grout, trim, "areaSqft", boxes, notes, "ownClientPriceCents",
      "chosenAlternateId"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(id uuid, "roomId" uuid, position integer, sku text,
      surface text, pattern text, grout text, trim text, "areaSqft" numeric, boxes integer, notes text,
      "ownClientPriceCents" bigint, "chosenAlternateId" uuid)`)
  await db.rows(sql`
    insert into sheet_alternates (id, item_id, position, sku, boxes, note, own_client_price_cents)
    select id, "itemId", position, sku, boxes, note, "ownClientPriceCents"
    from jsonb_to_recordset(${JSON.stringify(alternates)}::jsonb) as a(id uuid, "itemId" uuid, position integer,
      sku text, boxes integer, note text, "ownClientPriceCents" bigint)`)
}
