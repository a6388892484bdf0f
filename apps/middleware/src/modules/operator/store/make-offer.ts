import type { StoreOfferInput, StoreRefusalInput } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/sales/returnability'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { isOfferable, offerQuote } from '../../plans/quotes/offer-quote.ts'
import { offerTax } from '../../plans/quotes/offer-tax.ts'
import { lockAnyQuote, type StoredQuote, type StoredQuoteLine } from '../../plans/quotes/stored-quote.ts'
import { type NewQuoteLine, subtotalOf } from '../../plans/quotes/write-version.ts'
import { type OperatorNeeds, writeAnswer } from './answer-messages.ts'
import { lockQuoteById, type OperatorCall, operatorOf, recordOperatorAction } from './operator.ts'

const maxBoxes = 100_000
const maxOfferDays = 365

/** Makes an offer written by staff: the products come from the request, everything else from the form. */
export const makeOffer = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: StoreOfferInput) =>
  database.transaction(async (db) => {
    const { key = null } = body
    if (await isOffered(db, body.quotationId ?? '', key)) return
    const quote = await lockOpenQuote(db, body)
    if (body.version !== quote.version) refuse('Quote.Superseded', { data: { version: quote.version } })
    const lines = offeredLines(quote, body.lines ?? [])
    const freightCents = notNegative('freightCents', body.freightCents ?? 0)
    const taxCents = body.taxCents ?? (await offerTax(db, quote, subtotalOf(lines), freightCents))
    const offer = {
      quoteId: quote.id,
      rep: operatorOf(call).name,
      validUntil: checkDay(body.validUntil ?? '', await readToday(db, quote, call.now)),
      freightCents,
      taxCents: notNegative('taxCents', taxCents),
      lines,
      note: body.note ?? null,
      key,
      ...(body.message?.trim() && { message: body.message.trim() }),
    }
    const version = await offerQuote(db, offer, publicUrl, call.now)
    await recordOperatorAction(db, call, quote.accountId, {
      action: 'quote.offer',
      object: quote.id,
      after: { version },
    })
  })

/** A form that is sent twice, or again after a lost answer, makes one offer. */
async function isOffered(db: Queryable, id: string, key: string | null): Promise<boolean> {
  if (!key) return false
  // the first of two waits for no one, the second for the first
  await lockQuoteById(db, id)
  const made = await db.find(sql`select from quote_versions where quote_id = ${id} and key = ${key}`)
  return made !== undefined
}

/** Locks a quote that can still be decided and is as the caller read it. */
async function lockOpenQuote(
  db: Queryable,
  { quotationId: id = '', changedAt }: Pick<StoreRefusalInput, 'quotationId' | 'changedAt'>,
): Promise<StoredQuote> {
  const now = await lockQuoteById(db, id)
  if (!isOfferable(now.state)) refuse('Quote.State', { data: { status: now.state } })
  const quote = await lockAnyQuote(db, id)
  if (changedAt && changedAt !== now.changedAt)
    refuse('Quote.Superseded', { message: quoteChanged, data: { version: quote.version } })
  return quote
}

const quoteChanged = 'This quote was changed while you had it open. Look at the difference, then decide.'

function offeredLines({ versions }: StoredQuote, inputs: NonNullable<StoreOfferInput['lines']>): NewQuoteLine[] {
  const requested = new Map(versions.find(({ version }) => version === 0)?.lines.map((line) => [line.lineNo, line]))
  if (inputs.length === 0) invalid('lines', 'Please offer something, or decline the quote.')
  if (new Set(inputs.map(({ lineNo }) => lineNo)).size !== inputs.length) invalid('lines', 'List each line once.')
  return inputs.map(({ lineNo = 0, boxes = 0, unitPriceCents = 0, note: remark }) => {
    const { totalCents: _, ...line }: StoredQuoteLine =
      requested.get(lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
    if (boxes < 1 || boxes > maxBoxes) invalid('lines', 'Please offer a whole quantity from 1 to 100,000.')
    return { ...line, boxes, unitPriceCents: notNegative('lines', unitPriceCents), note: remark ?? null }
  })
}

const notNegative = (field: string, cents: number): number =>
  cents >= 0 ? cents : invalid(field, 'An amount cannot be below zero.')

function checkDay(day: string, today: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) invalid('validUntil', 'Choose a date.')
  if (day < today || day > addDays(today, maxOfferDays))
    invalid('validUntil', 'An offer is good from today up to a year.')
  return day
}

export const declineQuoteForStore = (
  { database, publicUrl }: OperatorNeeds,
  call: OperatorCall,
  body: StoreRefusalInput,
) =>
  database.transaction(async (db) => {
    const reason = body.reason?.trim() || invalid('reason', 'Please tell the customer why.')
    const quote = await lockOpenQuote(db, body)
    await db.rows(sql`
      update quotes set state = 'declined', reason = ${reason}, decided_at = ${call.now}, updated_at = ${call.now}
      where id = ${quote.id}`)
    const { name: author } = operatorOf(call)
    await writeAnswer(db, { id: quote.id, author, lineNo: null, text: reason }, publicUrl, call.now)
    await recordOperatorAction(db, call, quote.accountId, {
      action: 'quote.decline',
      object: quote.id,
      after: { reason },
    })
  })
