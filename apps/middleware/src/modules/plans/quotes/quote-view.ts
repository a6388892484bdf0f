import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { depositOf } from '@tessera/domain/planning/offer-price'
import { offerDifferences } from '@tessera/domain/planning/quote-difference'
import { quoteActions, quoteStateOn, quoteStateWords } from '@tessera/domain/planning/quote-life'
import type { Queryable } from '@tessera/server/database'
import { customerOf } from '../../../kit/get-customer.ts'
import { isNetPro } from '../../../kit/visitor.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { termsWords } from '../../checkout/methods/due-on.ts'
import { isGone } from '../projects/item-need.ts'
import { maybeMoment, momentOf, type PlanCall } from '../projects/plan-needs.ts'
import { shownProduct, unitOf } from '../projects/shown-product.ts'
import { findAcceptProblem } from './accept-problem.ts'
import type { KeptLine, KeptQuote, KeptVersion } from './stored-quote.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** A quote with all versions, the differences between them, and the allowed actions. */
export async function quoteView(
  { catalogue }: { catalogue: Catalogue },
  db: Queryable,
  call: PlanCall,
  quote: KeptQuote,
): Promise<QuoteDetail> {
  const customer = customerOf(call)
  const status = quoteStateOn(quote.state, quote.validUntil, dayOf(call.now))
  const offers = quote.versions.filter(({ version }) => version > 0)
  const request = quote.versions.find(({ version }) => version === 0)
  const onTerms = isNetPro(customer.account)
  const problem = status === 'offered' ? await findAcceptProblem(db, customer, quote.totalCents, call.now) : undefined
  return {
    quotationId: quote.id,
    projectId: quote.projectId,
    projectName: quote.projectName,
    selectionSheetId: quote.sheetId,
    jobName: quote.jobName,
    poNumber: quote.poNumber,
    note: quote.note,
    status,
    statusText:
      status === 'offered' ? `${quoteStateWords.offered}, good until ${quote.validUntil}` : quoteStateWords[status],
    version: quote.version,
    validUntil: quote.validUntil,
    terms: onTerms ? termsWords[customer.account.terms] : 'Deposit due before we start',
    depositCents: onTerms || quote.version === 0 ? null : depositOf(quote.totalCents),
    rep: quote.rep,
    storeId: quote.storeId,
    requestedBy: quote.requestedBy,
    requestedAt: maybeMoment(quote.requestedAt),
    decidedAt: maybeMoment(quote.decidedAt),
    decidedBy: quote.decidedBy,
    reason: quote.reason,
    orderId: quote.orderId,
    request: (request?.lines ?? []).map((line) => lineView(catalogue, line)),
    versions: offers.map((offer) => versionView(catalogue, offer, quote.version)),
    differences: offers.slice(1).flatMap((offer, at) => offerDifferences(offers[at] ?? offer, offer)),
    messages: quote.messages.map((one) => ({ ...one, at: momentOf(one.at) })),
    actions: quoteActions(status),
    acceptProblem: problem?.message ?? null,
  }
}

const versionView = (catalogue: Catalogue, offer: KeptVersion, current: number): QuoteDetail['versions'][number] => {
  const lines = offer.lines.map((line) => lineView(catalogue, line))
  return {
    version: offer.version,
    offeredAt: momentOf(offer.createdAt),
    by: offer.by,
    validUntil: offer.validUntil,
    isCurrent: offer.version === current,
    subtotalCents: offer.subtotalCents,
    savingCents: lines.reduce((sum, { savingCents }) => sum + savingCents, 0),
    freightCents: offer.freightCents,
    taxCents: offer.taxCents,
    totalCents: offer.totalCents,
    note: offer.note,
    lines,
  }
}

function lineView(catalogue: Catalogue, line: KeptLine): QuoteDetail['request'][number] {
  const article = catalogue.find(line.sku)
  return {
    lineNo: line.lineNo,
    ...shownProduct(catalogue, line.sku, line.name),
    room: line.room,
    purchaseUnit: unitOf(article),
    requestedBoxes: line.requestedBoxes,
    boxes: line.boxes,
    listPriceCents: line.listPriceCents,
    unitPriceCents: line.unitPriceCents,
    totalCents: line.totalCents,
    savingCents: Math.max(0, (line.listPriceCents - line.unitPriceCents) * line.boxes),
    note: line.note,
    isGone: isGone(article),
  }
}
