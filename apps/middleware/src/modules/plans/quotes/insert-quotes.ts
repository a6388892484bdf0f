import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredQuote } from './stored-quote.ts'
import { type NewQuoteLine, subtotalOf } from './write-version.ts'

/** A quote with its history; timestamps as text. Version 0 is the request, the last one the newest offer. */
export interface NewQuote extends Pick<StoredQuote, 'accountId' | 'personId' | 'state'> {
  id?: string
  projectId?: string | null
  sheetId?: string | null
  jobName?: string | null
  poNumber?: string | null
  note?: string | null
  rep?: string | null
  storeId?: string | null
  place?: PostalAddress | null
  createdAt: string
  decidedAt?: string | null
  decidedBy?: string | null
  reason?: string | null
  /** The sales document it became, which must exist. */
  orderId?: string | null
  versions: {
    version: number
    by: string
    at: string
    validUntil?: string | null
    freightCents?: number
    taxCents?: number
    note?: string | null
    lines: NewQuoteLine[]
  }[]
  messages?: { from: 'customer' | 'store'; author: string; lineNo?: number | null; message: string; at: string }[]
}

/** Inserts quotes with versions, lines and messages. Returns their numbers in order. */
export async function insertQuotes(db: Queryable, quotes: readonly NewQuote[]): Promise<string[]> {
  const rows = quotes.map(({ versions, messages: _, ...quote }, at) => ({ ...quote, ...headOf(versions), at }))
  const made = await db.rows<{ id: string }>(sql`
    with given as materialized (
      select coalesce(q.id, 'Q' || nextval('quote_numbers')) as number, q.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(at integer, id text, "accountId" text,
        "personId" uuid, state text, "projectId" text, "sheetId" text, "jobName" text, "poNumber" text, note text,
        rep text, "storeId" text, place jsonb, "createdAt" timestamptz, "decidedAt" timestamptz, "decidedBy" uuid,
        reason text, "orderId" text, version integer, "validUntil" date, "offeredAt" timestamptz, "totalCents" bigint,
        "lineCount" integer, words text)
    ), written as (
      insert into quotes (id, account_id, person_id, project_id, sheet_id, job_name, po_number, note, state, version,
        valid_until, total_cents, line_count, rep, store_id, ship_to_place, requested_at, offered_at, decided_at,
        decided_by, reason, sales_document_id, words, created_at, updated_at)
      select number, "accountId", "personId", "projectId", "sheetId", "jobName", "poNumber", note, state, version,
        "validUntil", "totalCents", "lineCount", rep, "storeId", nullif(place, 'null'::jsonb),
        case when state <> 'draft' then "createdAt" end, "offeredAt", "decidedAt", "decidedBy", reason, "orderId",
        lower(concat_ws(' ', number, "poNumber", "jobName", note, words)), "createdAt",
        greatest("createdAt", "offeredAt", "decidedAt")
      from given
    )
    select number as id from given order by at`)
  const ids = made.map(({ id }) => id)
  await insertVersions(db, quotes, ids)
  await insertMessages(db, quotes, ids)
  return ids
}

/** Columns of the quote that repeat its newest version. */
function headOf(versions: NewQuote['versions']) {
  const last = versions.at(-1)
  if (!last) throw new Error('A quote has a request.')
  const { version, lines, freightCents = 0, taxCents = 0, validUntil = null } = last
  return {
    version,
    validUntil,
    offeredAt: version > 0 ? last.at : null,
    totalCents: subtotalOf(lines) + freightCents + taxCents,
    lineCount: lines.length,
    words: lines.map(({ sku, name }) => `${sku} ${name}`).join(' '),
  }
}

async function insertVersions(db: Queryable, quotes: readonly NewQuote[], ids: readonly string[]): Promise<void> {
  const versions = quotes.flatMap((quote, at) =>
    quote.versions.map((one) => ({ ...one, quoteId: ids[at], subtotalCents: subtotalOf(one.lines) })),
  )
  const lines = versions.flatMap(({ lines: own, quoteId, version }) =>
    own.map((line) => ({ ...line, quoteId, version })),
  )
  await db.rows(sql`
    insert into quote_versions (quote_id, version, by_name, created_at, valid_until, subtotal_cents, freight_cents,
      tax_cents, total_cents, note)
    select "quoteId", version, by, at, "validUntil", "subtotalCents", coalesce("freightCents", 0),
      coalesce("taxCents", 0), "subtotalCents" + coalesce("freightCents", 0) + coalesce("taxCents", 0), note
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v("quoteId" text, version integer, by text,
      at timestamptz, "validUntil" date, "subtotalCents" bigint, "freightCents" bigint, "taxCents" bigint, note text)`)
  await db.rows(sql`
    insert into quote_lines (quote_id, version, line_no, sku, name, room, requested_boxes, boxes, list_price_cents,
      unit_price_cents, total_cents, note)
    select "quoteId", version, "lineNo", sku, name, room, "requestedBoxes", boxes, "listPriceCents", "unitPriceCents",
      boxes * "unitPriceCents", note
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("quoteId" text, version integer, "lineNo" integer,
      sku text, name text, room text, "requestedBoxes" integer, boxes integer, "listPriceCents" bigint,
      "unitPriceCents" bigint, note text)`)
}

async function insertMessages(db: Queryable, quotes: readonly NewQuote[], ids: readonly string[]): Promise<void> {
  const messages = quotes.flatMap(({ messages: own = [], personId }, at) =>
    own.map((one) => ({ ...one, quoteId: ids[at], personId: one.from === 'customer' ? personId : null })),
  )
  await db.rows(sql`
    insert into quote_messages (quote_id, line_no, from_side, author, person_id, body, at)
    select "quoteId", "lineNo", "from", author, "personId", message, at
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m("quoteId" text, "lineNo" integer, "from" text,
      author text, "personId" uuid, message text, at timestamptz)`)
}
