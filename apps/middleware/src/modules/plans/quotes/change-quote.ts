import type {
  NewQuoteMessageInput,
  QuoteChangeRequestInput,
  QuoteDetail,
  QuoteRefusalInput,
} from '@tessera/client/shop/types.gen'
import {
  canDoQuoteAction,
  type QuoteAction,
  quoteStateOn,
  type StoredQuoteState,
} from '@tessera/domain/planning/quote-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { takeAttachment } from '../../../kit/uploads/message-attachments.ts'
import { fullName, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { isGone } from '../projects/item-need.ts'
import { quoteView } from './quote-view.ts'
import { insertRequest } from './request-quote.ts'
import { getQuote, lockQuote, type StoredQuote } from './stored-quote.ts'
import { writeMessage, writeVersion } from './write-version.ts'

/** A quote that already has the state was moved by the first of two clicks. */
const results: Partial<Record<QuoteAction, StoredQuoteState>> = {
  send: 'requested',
  decline: 'declined',
  cancel: 'canceled',
}

type QuoteWork = (db: Queryable, quote: StoredQuote) => Promise<void>

/** Runs one action on a locked quote, if its state allows it. */
const applyAction = (
  needs: PlanNeeds,
  call: PlanCall,
  id: string,
  action: QuoteAction,
  work: QuoteWork,
): Promise<QuoteDetail> =>
  needs.database.transaction(async (db) => {
    const quote = await lockQuote(db, call, id)
    if (quote.state === results[action]) return quoteView(needs, db, call, quote)
    const state = quoteStateOn(quote.state, quote.validUntil, todayOf(call))
    if (!canDoQuoteAction(state, action))
      refuse(state === 'expired' ? 'Quote.Expired' : 'Quote.State', { data: { status: state } })
    await work(db, quote)
    return quoteView(needs, db, call, await getQuote(db, call, id))
  })

function checkVersion(quote: StoredQuote, version: number | undefined): void {
  if (version !== quote.version) refuse('Quote.Superseded', { data: { version: quote.version } })
}

interface CustomerMessage {
  text: string
  lineNo?: number | null
  photo?: Buffer | null
}

const writeCustomerMessage = (
  db: Queryable,
  call: PlanCall,
  quoteId: string,
  { text, lineNo = null, photo = null }: CustomerMessage,
) => {
  const customer = customerOf(call)
  const who = { from: 'customer' as const, author: fullName(customer), personId: customer.personID }
  return writeMessage(db, quoteId, { ...who, lineNo, text, photo }, call.now)
}

export const sendQuote = (needs: PlanNeeds, call: PlanCall, id: string): Promise<QuoteDetail> =>
  applyAction(needs, call, id, 'send', async (db) => {
    await db.rows(sql`
      update quotes set state = 'requested', requested_at = ${call.now}, updated_at = ${call.now} where id = ${id}`)
  })

export const cancelQuote = (needs: PlanNeeds, call: PlanCall, id: string): Promise<QuoteDetail> =>
  applyAction(needs, call, id, 'cancel', async (db) => {
    await saveDecision(db, call, id, 'canceled', null)
  })

export function declineQuote(needs: PlanNeeds, call: PlanCall, body: QuoteRefusalInput): Promise<QuoteDetail> {
  const reason = trimToNull(body.reason) ?? invalid('reason', 'Tell us why. It helps us improve.')
  return applyAction(needs, call, body.quotationId ?? '', 'decline', async (db, quote) => {
    checkVersion(quote, body.version)
    await saveDecision(db, call, quote.id, 'declined', reason)
    await writeCustomerMessage(db, call, quote.id, { text: `Declined: ${reason}` })
  })
}

async function saveDecision(
  db: Queryable,
  call: PlanCall,
  id: string,
  state: 'declined' | 'canceled',
  reason: string | null,
) {
  await db.rows(sql`
    update quotes set state = ${state}, reason = ${reason}, decided_at = ${call.now},
      decided_by = ${customerOf(call).personID}, updated_at = ${call.now}
    where id = ${id}`)
}

/** The requested lines become version 0; the text is added to the messages. */
export function askForChange(needs: PlanNeeds, call: PlanCall, body: QuoteChangeRequestInput): Promise<QuoteDetail> {
  const text = trimToNull(body.message) ?? invalid('message', 'Tell us what to change.')
  return applyAction(needs, call, body.quotationId ?? '', 'change', async (db, quote) => {
    checkVersion(quote, body.version)
    const changes = body.lines ?? []
    if (changes.length > 0) await writeRequestedLines(db, call, quote, changes)
    await writeCustomerMessage(db, call, quote.id, {
      text: [text, ...changes.map(({ lineNo, boxes }) => `Line ${lineNo}: ${boxes}`)].join('\n'),
    })
    await returnToStore(db, call, quote.id, 'in-review')
  })
}

async function writeRequestedLines(
  db: Queryable,
  call: PlanCall,
  quote: StoredQuote,
  changes: NonNullable<QuoteChangeRequestInput['lines']>,
) {
  const request = quote.versions.find(({ version }) => version === 0) ?? refuse('Quote.State')
  const wanted = new Map(changes.map(({ lineNo = 0, boxes = 0 }) => [lineNo, boxes]))
  for (const [lineNo, boxes] of wanted) {
    if (!request.lines.some((line) => line.lineNo === lineNo)) invalid('lines', `There is no line ${lineNo}.`)
    if (boxes < 0 || boxes > 100_000) invalid('lines', 'Enter a whole number from 0 to 100,000.')
  }
  const lines = request.lines
    .map(({ totalCents: _, ...line }) => {
      const boxes = wanted.get(line.lineNo) ?? line.requestedBoxes
      return { ...line, requestedBoxes: boxes, boxes }
    })
    .filter(({ boxes }) => boxes > 0)
  if (lines.length === 0) invalid('lines', 'Keep at least one item, or decline the offer.')
  const { by, freightCents, taxCents, note, validUntil } = request
  await writeVersion(db, quote.id, { version: 0, by, at: call.now, freightCents, taxCents, note, validUntil, lines })
}

const returnToStore = (db: Queryable, call: PlanCall, id: string, state: 'requested' | 'in-review') =>
  db.rows(
    sql`update quotes set state = ${state}, requested_at = ${call.now}, updated_at = ${call.now} where id = ${id}`,
  )

export const renewQuote = (needs: PlanNeeds, call: PlanCall, id: string): Promise<QuoteDetail> =>
  applyAction(needs, call, id, 'renew', async (db) => {
    await writeCustomerMessage(db, call, id, { text: 'Please renew this offer.' })
    await returnToStore(db, call, id, 'requested')
  })

export function addMessage(needs: PlanNeeds, call: PlanCall, body: NewQuoteMessageInput): Promise<QuoteDetail> {
  const text = trimToNull(body.message) ?? invalid('message', 'Enter a message.')
  return applyAction(needs, call, body.quotationId ?? '', 'message', async (db, quote) => {
    const lineNo = body.lineNo ?? null
    const known = quote.versions.some(({ lines }) => lines.some((line) => line.lineNo === lineNo))
    if (lineNo !== null && !known) invalid('lineNo', `There is no line ${lineNo}.`)
    const photo = await takeAttachment(db, body.photo, call.now)
    await writeCustomerMessage(db, call, quote.id, { text, lineNo, photo })
  })
}

/** Copies the lines into a draft at current prices; discontinued products are left out. */
export const duplicateQuote = (needs: PlanNeeds, call: PlanCall, id: string): Promise<QuoteDetail> =>
  needs.database.transaction(async (db) => {
    const { versions, version, projectId, jobName, poNumber, note, place } = await getQuote(db, call, id)
    const source = versions.find((one) => one.version === version)
    const sold = (source?.lines ?? []).filter(({ sku }) => !isGone(needs.catalog.find(sku)))
    const items = sold.map(({ sku, boxes, room }) => ({ sku, quantity: boxes, room, note: null }))
    const draft = { items, projectId, sheetId: null, jobName, poNumber, note, place, isDraft: true }
    const made = await insertRequest(needs, db, call, draft)
    return quoteView(needs, db, call, await getQuote(db, call, made))
  })
