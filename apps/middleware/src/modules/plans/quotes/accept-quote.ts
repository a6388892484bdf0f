import type { AcceptedQuote, QuoteAcceptanceInput } from '@tessera/client/shop/types.gen'
import { formatDollars } from '@tessera/domain/format-dollars'
import { depositOf } from '@tessera/domain/planning/offer-price'
import { partOfOffer } from '@tessera/domain/planning/part-of-offer'
import { quoteStateOn } from '@tessera/domain/planning/quote-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type Customer, isNetPro } from '../../../kit/visitor.ts'
import { dueOn, termsLabels } from '../../checkout/methods/due-on.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import { requestDeposit } from '../../ledger/posting/deposits.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { findAcceptProblem } from './accept-problem.ts'
import { orderFromQuote } from './order-from-quote.ts'
import { queueMirroring } from './queue-mirroring.ts'
import { quoteOrderedEmail } from './quote-emails.ts'
import { dayOf } from './quote-view.ts'
import { stockDifferences } from './stock-differences.ts'
import { lockQuote, type StoredQuote, type StoredQuoteVersion } from './stored-quote.ts'

export interface AcceptQuoteNeeds extends PlanNeeds {
  publicUrl: string
}

/**
 * Accepts the version that was read and turns it into an order in one transaction. The quote is locked and has room for
 * one order only, so of two concurrent requests the second gets the first one's order.
 */
export const acceptQuote = (
  needs: AcceptQuoteNeeds,
  call: PlanCall & { auditActor: AuditActor },
  body: QuoteAcceptanceInput,
): Promise<AcceptedQuote> =>
  needs.database.transaction(async (db) => {
    const customer = customerOf(call)
    const quote = await lockQuote(db, call, body.quotationId ?? '')
    if (quote.orderId) return acceptanceOf(quote, quote.orderId, 'placed-before', null)
    const offer = selectedLines(offerToAccept(quote, body.version ?? 0, dayOf(call.now)), body.lineNos)
    const problem = await findAcceptProblem(db, customer, offer.totalCents, call.now, true)
    if (problem) throw problem
    checkStock(needs, offer, body.acceptsDifferences === true)
    const payment = await choosePayment(db, customer, offer, call.now)
    const order = {
      quote,
      offer,
      poNumber: trimToNull(body.poNumber) ?? quote.poNumber,
      jobName: trimToNull(body.jobName) ?? quote.jobName,
      ...payment,
    }
    const orderId = await orderFromQuote(db, needs.catalog, customer, order, call.now)
    await markAccepted(db, call, quote, orderId)
    if (payment.depositCents) await requestDeposit(db, { orderId, cents: payment.depositCents, now: call.now })
    await queueMirroring(db)
    const facts = { id: quote.id, orderId, total: offer.totalCents, words: payment.paymentWords }
    await queueEmail(db, quoteOrderedEmail(customer, facts, needs.publicUrl))
    return acceptanceOf({ ...quote, totalCents: offer.totalCents }, orderId, 'placed', payment.depositCents)
  })

const acceptanceOf = (
  { id, totalCents }: StoredQuote,
  orderId: string,
  status: AcceptedQuote['status'],
  depositCents: number | null,
): AcceptedQuote => ({
  quotationId: id,
  orderId,
  status,
  message:
    status === 'placed' ? `Thank you. Your order number is ${orderId}.` : `This quote is already order ${orderId}.`,
  totalCents,
  depositCents,
})

function offerToAccept(quote: StoredQuote, version: number, today: string): StoredQuoteVersion {
  const state = quoteStateOn(quote.state, quote.validUntil, today)
  if (state === 'expired') refuse('Quote.Expired', { data: { validUntil: quote.validUntil } })
  if (state !== 'offered') refuse('Quote.State', { data: { status: state } })
  if (version !== quote.version) refuse('Quote.Superseded', { data: { version: quote.version } })
  return quote.versions.find((one) => one.version === version) ?? refuse('Quote.State')
}

/** The selected lines at the offer's prices; the other lines lapse. */
function selectedLines(offer: StoredQuoteVersion, lineNos: readonly number[] | null | undefined): StoredQuoteVersion {
  if (!lineNos?.length) return offer
  const missing = lineNos.find((no) => !offer.lines.some(({ lineNo }) => lineNo === no))
  return missing === undefined ? partOfOffer(offer, lineNos) : invalid('lineNos', `There is no line ${missing}.`)
}

function checkStock({ catalog }: PlanNeeds, { lines }: StoredQuoteVersion, acceptsDifferences: boolean): void {
  const { gone, later } = stockDifferences(catalog, lines)
  if (gone.length > 0) refuse('Quote.ItemsGone', { data: { lines: gone } })
  if (later.length > 0 && !acceptsDifferences) refuse('Quote.Differences', { data: { lines: later } })
}

interface Payment {
  isOnTerms: boolean
  paymentWords: string
  depositCents: number | null
}

/** On the account's terms within its credit line, checked with the account locked; otherwise a 50% deposit. */
async function choosePayment(
  db: Queryable,
  { account }: Customer,
  { totalCents }: StoredQuoteVersion,
  now: Date,
): Promise<Payment> {
  if (!isNetPro(account)) {
    const depositCents = depositOf(totalCents)
    const paymentWords = `Deposit of ${formatDollars(depositCents)} before we start`
    return { isOnTerms: false, paymentWords, depositCents }
  }
  await db.rows(sql`select from accounts where id = ${account.id} for update`)
  const shortCents = (await usedCredit(db, account.id)) + totalCents - account.creditLineCents
  if (shortCents > 0) refuse('Quote.CreditExceeded', { data: { shortCents, creditLineCents: account.creditLineCents } })
  const paymentWords = `${termsLabels[account.terms]}, about ${dueOn(account.terms, now)}`
  return { isOnTerms: true, paymentWords, depositCents: null }
}

async function markAccepted(
  db: Queryable,
  call: PlanCall & { auditActor: AuditActor },
  { id, version }: StoredQuote,
  orderId: string,
) {
  await db.rows(sql`
    update quotes set state = 'converted', sales_document_id = ${orderId}, decided_at = ${call.now},
      decided_by = ${customerOf(call).personID}, updated_at = ${call.now}
    where id = ${id}`)
  await audit(db, call.auditActor, { action: 'quote.accept', object: id, after: { version, orderId } })
}
