import { randomUUID } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { ProductLookup } from '../projects/product-summary.ts'
import { chosenItemsOf } from './chosen-items.ts'
import { clientView } from './client-view.ts'
import { findSheet, type StoredAlternate, type StoredSheet, type StoredSheetItem } from './stored-sheet.ts'
import { writeTree } from './write-tree.ts'

export type NewAlternate = Pick<StoredAlternate, 'sku' | 'boxes'> & Partial<Omit<StoredAlternate, 'id'>>
export type NewSheetItem = Pick<StoredSheetItem, 'sku' | 'boxes'> &
  Partial<Omit<StoredSheetItem, 'id' | 'alternates' | 'chosenAlternateId'>> & {
    alternates?: NewAlternate[]
    /** Index of the chosen alternate, from 0; undefined for the item itself. */
    chosen?: number
  }

/** A selection sheet with its content; timestamps as text. */
export interface NewSelectionSheet extends Pick<StoredSheet, 'accountId' | 'personId' | 'name' | 'state'> {
  id?: string
  projectId?: string | null
  origin?: StoredSheet['origin']
  storeId?: string | null
  clientName?: string | null
  clientEmail?: string | null
  priceView?: StoredSheet['priceView']
  markupPercent?: number | null
  notes?: string | null
  createdAt: string
  updatedAt?: string
  updatedBy: string
  lastViewedAt?: string | null
  rooms: { name: string; areaSqft?: number | null; allowanceCents?: number | null; items: NewSheetItem[] }[]
  comments?: { from: 'client' | 'customer' | 'store'; author: string; message: string; at: string }[]
  /** For approved or converted sheets. */
  signature?: { name: string; strokes?: string | null; at: string }
}

/**
 * Inserts sheets with rooms, comments and signatures. Needs a transaction, because the foreign key of the chosen
 * alternate is deferred to its end. Returns their numbers in order.
 */
export async function insertSelectionSheets(
  db: Queryable,
  catalog: ProductLookup,
  sheets: readonly NewSelectionSheet[],
): Promise<string[]> {
  const ids: string[] = []
  for (const sheet of sheets) {
    const id = await insertSheet(db, sheet)
    await writeTree(db, id, sheet.rooms.map(completeRoom))
    await insertComments(db, id, sheet)
    if (sheet.signature) await insertSignature(db, catalog, id, sheet.signature)
    ids.push(id)
  }
  return ids
}

export async function insertSheet(db: Queryable, sheet: Omit<NewSelectionSheet, 'rooms'>): Promise<string> {
  const made = await db.find<{ id: string }>(sql`
    insert into selection_sheets (id, account_id, person_id, project_id, origin, store_id, name, client_name,
      client_email, state, price_view, markup_percent, notes, last_viewed_at, created_at, updated_at, updated_by)
    values (coalesce(${sheet.id ?? null}, 'S' || nextval('sheet_numbers')), ${sheet.accountId}, ${sheet.personId},
      ${sheet.projectId ?? null}, ${sheet.origin ?? 'customer'}, ${sheet.storeId ?? null}, ${sheet.name},
      ${sheet.clientName ?? null}, ${sheet.clientEmail ?? null}, ${sheet.state}, ${sheet.priceView ?? 'none'},
      ${sheet.markupPercent ?? null}, ${sheet.notes ?? null}, ${sheet.lastViewedAt ?? null}, ${sheet.createdAt},
      ${sheet.updatedAt ?? sheet.createdAt}, ${sheet.updatedBy})
    returning id`)
  if (!made) throw new Error(`sheet ${sheet.name} was not written`)
  return made.id
}

const completeRoom = ({ name, areaSqft = null, allowanceCents = null, items }: NewSelectionSheet['rooms'][number]) => ({
  id: randomUUID(),
  name,
  areaSqft,
  allowanceCents,
  items: items.map(completeItem),
})

function completeItem({ alternates = [], chosen, ...item }: NewSheetItem): StoredSheetItem {
  const others = alternates.map((one) => ({ note: null, ownClientPriceCents: null, ...one, id: randomUUID() }))
  return {
    surface: 'floor',
    pattern: null,
    grout: null,
    trim: null,
    areaSqft: null,
    notes: null,
    ownClientPriceCents: null,
    ...item,
    id: randomUUID(),
    alternates: others,
    chosenAlternateId: chosen === undefined ? null : (others[chosen]?.id ?? null),
  }
}

async function insertComments(db: Queryable, id: string, { comments = [] }: NewSelectionSheet): Promise<void> {
  await db.rows(sql`
    insert into sheet_comments (sheet_id, from_side, author, body, at)
    select ${id}, "from", author, message, at
    from jsonb_to_recordset(${JSON.stringify(comments)}::jsonb) as c("from" text, author text, message text,
      at timestamptz)`)
}

/** Inserts a past signature with the version as it would have been stored. */
async function insertSignature(
  db: Queryable,
  catalog: ProductLookup,
  id: string,
  { name, strokes = null, at }: NonNullable<NewSelectionSheet['signature']>,
): Promise<void> {
  const sheet = await findSheet(db, sql`s.id = ${id}`)
  if (!sheet) throw new Error(`sheet ${id} is not there`)
  const view = clientView(catalog, { ...sheet, state: 'viewed' }, { comments: [], signatures: [] }, at, new Date(at))
  const snapshot = JSON.stringify({ sheet: view, chosen: chosenItemsOf(sheet) })
  await db.rows(sql`
    insert into sheet_versions (sheet_id, version, snapshot, created_at)
    values (${id}, ${sheet.version}, ${snapshot}::jsonb, ${at})`)
  await db.rows(sql`
    insert into sheet_signatures (sheet_id, version, name, strokes, signed_at)
    values (${id}, ${sheet.version}, ${name}, ${strokes}, ${at})`)
}
