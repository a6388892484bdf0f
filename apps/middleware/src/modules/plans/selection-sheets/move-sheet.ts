import { type SheetEvent, sheetStateAfter } from '@tessera/domain/planning/sheet-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredSheet } from './stored-sheet.ts'

/** Moves a sheet to the state after an event; most events change nothing. */
export async function moveSheet(
  db: Queryable,
  { id, state }: StoredSheet,
  event: SheetEvent,
  now: Date,
): Promise<void> {
  const next = sheetStateAfter(state, event)
  if (next !== state)
    await db.rows(
      sql`update selection_sheets set state = ${next}, updated_at = ${now} where id = ${id} and state = ${state}`,
    )
}
