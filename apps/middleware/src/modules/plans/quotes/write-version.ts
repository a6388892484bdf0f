import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredQuoteLine } from './stored-quote.ts'

export type NewQuoteLine = Omit<StoredQuoteLine, 'totalCents'>

export interface NewQuoteVersion {
  version: number
  by: string
  at: Date
  validUntil: string | null
  freightCents: number
  taxCents: number
  note: string | null
  key?: string | null
  lines: readonly NewQuoteLine[]
}

export const subtotalOf = (lines: readonly Pick<NewQuoteLine, 'boxes' | 'unitPriceCents'>[]): number =>
  lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0)

/** Writes a version with its lines and updates the totals of the quote. Returns the total. */
export async function writeVersion(db: Queryable, quoteId: string, newVersion: NewQuoteVersion): Promise<number> {
  const subtotal = subtotalOf(newVersion.lines)
  const total = subtotal + newVersion.freightCents + newVersion.taxCents
  await db.rows(sql`
    insert into quote_versions (quote_id, version, by_name, created_at, valid_until, subtotal_cents, freight_cents,
      tax_cents, total_cents, note, key)
    values (${quoteId}, ${newVersion.version}, ${newVersion.by}, ${newVersion.at}, ${newVersion.validUntil}, ${subtotal},
      ${newVersion.freightCents}, ${newVersion.taxCents}, ${total}, ${newVersion.note}, ${newVersion.key ?? null})
    on conflict (quote_id, version) do update set subtotal_cents = excluded.subtotal_cents,
      total_cents = excluded.total_cents
    where quote_versions.version = 0`)
  if (newVersion.version === 0) await db.rows(sql`delete from quote_lines where quote_id = ${quoteId} and version = 0`)
  await db.rows(sql`
    insert into quote_lines (quote_id, version, line_no, sku, name, room, requested_boxes, boxes, list_price_cents,
      unit_price_cents, total_cents, note)
    select ${quoteId}, ${newVersion.version}, l."lineNo", l.sku, l.name, l.room, l."requestedBoxes", l.boxes,
      l."listPriceCents", l."unitPriceCents", l.boxes * l."unitPriceCents", l.note
    from jsonb_to_recordset(${JSON.stringify(newVersion.lines)}::jsonb) as l("lineNo" integer, sku text, name text, room text,
      "requestedBoxes" integer, boxes integer, "listPriceCents" bigint, "unitPriceCents" bigint, note text)`)
  await db.rows(sql`
    update quotes q set total_cents = ${total}, line_count = ${newVersion.lines.length}, updated_at = ${newVersion.at},
      words = lower(concat_ws(' ', q.id, q.po_number, q.job_name, q.note,
        (select name from projects where id = q.project_id),
        (select string_agg(concat_ws(' ', sku, name), ' ') from quote_lines
          where quote_id = q.id and version = ${newVersion.version})))
    where id = ${quoteId}`)
  return total
}

interface NewQuoteMessage {
  from: 'customer' | 'store'
  author: string
  personId: string | null
  lineNo: number | null
  text: string
  photo?: Buffer | null
}

export async function writeMessage(db: Queryable, quoteId: string, message: NewQuoteMessage, now: Date): Promise<void> {
  await db.rows(sql`
    insert into quote_messages (quote_id, line_no, from_side, author, person_id, body, at, photo)
    values (${quoteId}, ${message.lineNo}, ${message.from}, ${message.author}, ${message.personId},
      ${message.text.slice(0, 2000)}, ${now}, ${message.photo ?? null})`)
}
