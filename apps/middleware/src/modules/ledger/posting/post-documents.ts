import type { DocumentPrefix, PaymentTerms } from '@tessera/contract/shop/constants'
import { documentTypes, type LedgerBook } from '@tessera/domain/billing/document-types'
import { dueDate } from '@tessera/domain/billing/due-date'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type LedgerPosting, type NewEntry, postEntries } from './post-entries.ts'

export interface NewDocument {
  /** Idempotency key: a repeat returns the existing document. */
  key: string
  type: DocumentPrefix
  /** Null for guests. */
  accountId: string | null
  personId?: string | null
  salesDocumentId?: string | null
  soldTo?: string | null
  shipTo?: string | null
  poNumber?: string | null
  jobName?: string | null
  storeId?: string | null
  /** Only for debits; due at once if unset. */
  terms?: PaymentTerms
  documentOn: string
  goodsCents: number
  freightCents?: number
  taxCents?: number
  /** Goods without samples, the base for rewards. */
  merchandiseCents?: number
  reference?: string | null
  words?: string | null
  /** Counter account, if not the default of its type. */
  book?: LedgerBook
}

export interface PostedDocument {
  key: string
  id: string
  /** False if the document existed before. */
  isNew: boolean
}

const batch = 2000

/** Inserts documents and books them. Documents of zero are skipped. */
export async function postDocuments(db: Queryable, documents: readonly NewDocument[]): Promise<PostedDocument[]> {
  const written = await writeDocuments(db, documents)
  await postEntries(
    db,
    written.flatMap(({ entry }) => entry ?? []),
  )
  return written.map(({ entry: _, ...posted }) => posted)
}

export interface WrittenDocument extends PostedDocument {
  /** Entry still to be booked; undefined for an existing document. */
  entry?: NewEntry
}

/** Inserts documents without booking them, so that the caller can book a document and its payment together. */
export async function writeDocuments(db: Queryable, documents: readonly NewDocument[]): Promise<WrittenDocument[]> {
  const written: WrittenDocument[] = []
  const nonZero = documents.filter((one) => amountOf(one) > 0)
  for (let first = 0; first < nonZero.length; first += batch)
    written.push(...(await writeBatch(db, nonZero.slice(first, first + batch))))
  return written
}

const amountOf = ({ goodsCents, freightCents = 0, taxCents = 0 }: NewDocument): number =>
  goodsCents + freightCents + taxCents

async function writeBatch(db: Queryable, documents: readonly NewDocument[]): Promise<WrittenDocument[]> {
  const ids = new Map(
    (await db.rows<{ key: string; id: string }>(insertQuery(documents))).map(({ key, id }) => [key, id]),
  )
  const fresh = documents.flatMap((document) => {
    const id = ids.get(document.key)
    return id ? [{ key: document.key, id, isNew: true, entry: entryOf(document, id) }] : []
  })
  return fresh.length === documents.length ? fresh : [...fresh, ...(await findKnownDocuments(db, documents, ids))]
}

async function findKnownDocuments(
  db: Queryable,
  documents: readonly NewDocument[],
  fresh: ReadonlyMap<string, string>,
): Promise<PostedDocument[]> {
  const keys = documents.map(({ key }) => key).filter((key) => !fresh.has(key))
  const rows = await db.rows<{ key: string; id: string }>(sql`
    select key, id from billing_documents where key = any(${keys}::text[])`)
  return rows.map((one) => ({ ...one, isNew: false }))
}

function insertQuery(documents: readonly NewDocument[]) {
  const rows = documents.map((document) => ({
    ...document,
    dueOn:
      documentTypes[document.type].side === 'debit' ? dueDate(document.terms ?? 'Z000', document.documentOn) : null,
  }))
  return sql`
    insert into billing_documents (id, key, type, account_id, person_id, sales_document_id, sold_to, ship_to, po_number,
      job_name, store_id, terms, document_on, due_on, goods_cents, freight_cents, tax_cents, amount_cents,
      merchandise_cents, reference, words)
    select d.type || nextval('billing_numbers'), d.key, d.type, d."accountId", d."personId", d."salesDocumentId",
      d."soldTo", d."shipTo", d."poNumber", d."jobName", d."storeId", d.terms, d."documentOn", d."dueOn",
      d."goodsCents", coalesce(d."freightCents", 0), coalesce(d."taxCents", 0),
      d."goodsCents" + coalesce(d."freightCents", 0) + coalesce(d."taxCents", 0), coalesce(d."merchandiseCents", 0),
      d.reference, d.words
    from (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(key text, type text, "accountId" text,
        "personId" uuid, "salesDocumentId" text, "soldTo" text, "shipTo" text, "poNumber" text, "jobName" text,
        "storeId" text, terms text, "documentOn" date, "dueOn" date, "goodsCents" bigint, "freightCents" bigint,
        "taxCents" bigint, "merchandiseCents" bigint, reference text, words text)
      order by d."documentOn", d.key
    ) d
    on conflict (key) do nothing
    returning key, id`
}

function entryOf(document: NewDocument, id: string): NewEntry {
  const { type, accountId, documentOn, reference, personId } = document
  const { kind } = documentTypes[type]
  return {
    key: `issue ${id}`,
    accountId,
    kind,
    reference: reference ?? id,
    bookedOn: documentOn,
    personId: personId ?? null,
    postings: postingsOf(document, id),
  }
}

/** Postings: receivable on one side, its counter account on the other. */
function postingsOf(document: NewDocument, documentId: string): LedgerPosting[] {
  const { side, book: usual } = documentTypes[document.type]
  const book = document.book ?? usual
  const sign = side === 'debit' ? 1 : -1
  return [
    { book: 'receivable', documentId, cents: sign * amountOf(document) },
    { book, cents: -sign * document.goodsCents },
    { book: 'freight', cents: -sign * (document.freightCents ?? 0) },
    { book: 'tax', cents: -sign * (document.taxCents ?? 0) },
  ]
}
