import type { AcceptedQuote, QuoteAcceptanceInput } from '@tessera/client/shop/types.gen'
import { dueDate } from '@tessera/domain/billing/due-date'
import { formatDay } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import { dayIn } from '@tessera/domain/local-time'
import { depositOf } from '@tessera/domain/planning/offer-price'
import { partOfOffer } from '@tessera/domain/planning/part-of-offer'
import { quoteStateOn } from '@tessera/domain/planning/quote-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type Customer, isNetPro } from '../../../kit/visitor.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import { requestDeposit } from '../../ledger/posting/deposits.ts'
import { queueApprovalRequests } from '../../orders/approvals/approval-emails.ts'
import { queuePlacedEmail } from '../../orders/emails/queue-order-emails.ts'
import { queueMirroring } from '../../orders/records/queue-mirroring.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { fullName, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { acceptedDelivery } from './accepted-delivery.ts'
import { checkAcceptance } from './check-acceptance.ts'
import { orderFromQuote } from './order-from-quote.ts'
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
    const delivery = acceptedDelivery(quote, body, todayOf(call))
    const offer = selectedLines(offerToAccept(quote, body.version ?? 0, todayOf(call)), body.lineNos)
    const { problem, overLimit } = await checkAcceptance(db, customer, offer.totalCents, call.now, true)
    if (problem) throw problem
    checkStock(needs, offer, body.acceptsDifferences === true)
    const payment = await choosePayment(db, customer, offer, call.now)
    const order = {
      quote,
      offer,
      delivery,
      poNumber: trimToNull(body.poNumber) ?? quote.poNumber,
      jobName: trimToNull(body.jobName) ?? quote.jobName,
      ...payment,
      overLimit,
    }
    const orderId = await orderFromQuote(db, needs.catalog, customer, order, call.now)
    await markAccepted(db, call, quote, orderId)
    // an order that waits asks for its deposit when it is approved
    if (payment.depositCents && !overLimit)
      await requestDeposit(db, { orderId, cents: payment.depositCents, now: call.now })
    await queueMirroring(db)
    await queuePlacedEmail(db, orderId, { publicUrl: needs.publicUrl, now: call.now })
    if (overLimit) {
      const asked = { number: orderId, accountId: quote.accountId, placedBy: fullName(customer), overLimit }
      await queueApprovalRequests(db, asked, needs.publicUrl)
    }
    const status = overLimit ? 'awaiting-approval' : 'placed'
    return acceptanceOf({ ...quote, totalCents: offer.totalCents }, orderId, status, payment.depositCents)
  })

const acceptedMessages: Record<AcceptedQuote['status'], (orderId: string) => string> = {
  placed: (orderId) => `Thank you. Your order number is ${orderId}.`,
  'placed-before': (orderId) => `This quote is already order ${orderId}.`,
  'awaiting-approval': (orderId) => `Thank you. Order ${orderId} is waiting for your company’s approval.`,
}

const acceptanceOf = (
  { id, totalCents }: StoredQuote,
  orderId: string,
  status: AcceptedQuote['status'],
  depositCents: number | null,
): AcceptedQuote => ({
  quotationId: id,
  orderId,
  status,
  message: acceptedMessages[status](orderId),
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
  const due = formatDay(dueDate(account.terms, dayIn(now, account.timeZone)))
  const paymentWords = `${termsLabels[account.terms]}, due about ${due}`
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
