import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { depositOf } from '@tessera/domain/planning/offer-price'
import { offerDifferences } from '@tessera/domain/planning/quote-difference'
import { quoteActions, quoteStateLabels, quoteStateOn } from '@tessera/domain/planning/quote-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { todayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { isNetPro } from '../../../kit/visitor.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { readApprovalText } from '../../people/spending-limits/read-approval-text.ts'
import { type PlanCall, toIsoTime, toOptionalIsoTime } from '../plan-needs.ts'
import { isGone } from '../projects/item-need.ts'
import { areaOf, productSummaryOf, unitOf } from '../projects/product-summary.ts'
import { checkAcceptance } from './check-acceptance.ts'
import type { StoredQuote, StoredQuoteLine, StoredQuoteVersion } from './stored-quote.ts'

/** A quote with all versions, the differences between them, and the allowed actions. */
export async function quoteView(
  { catalog }: { catalog: Catalog },
  db: Queryable,
  call: PlanCall,
  quote: StoredQuote,
): Promise<QuoteDetail> {
  const customer = customerOf(call)
  const status = quoteStateOn(quote.state, quote.validUntil, todayOf(call))
  const offers = quote.versions.filter(({ version }) => version > 0)
  const request = quote.versions.find(({ version }) => version === 0)
  const onTerms = isNetPro(customer.account)
  const check = status === 'offered' ? await checkAcceptance(db, customer, quote.totalCents, call.now) : {}
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
      status === 'offered' ? `${quoteStateLabels.offered}, good until ${quote.validUntil}` : quoteStateLabels[status],
    version: quote.version,
    validUntil: quote.validUntil,
    terms: onTerms ? termsLabels[customer.account.terms] : 'Deposit due before we start',
    depositCents: onTerms || quote.version === 0 ? null : depositOf(quote.totalCents),
    rep: quote.rep,
    storeId: quote.storeId,
    storeName: quote.storeName,
    shippingAddress: quote.place,
    requestedBy: quote.requestedBy,
    requestedAt: toOptionalIsoTime(quote.requestedAt),
    decidedAt: toOptionalIsoTime(quote.decidedAt),
    decidedBy: quote.decidedBy,
    reason: quote.reason,
    orderId: quote.orderId,
    request: (request?.lines ?? []).map((line) => lineView(catalog, line)),
    versions: offers.map((offer) => versionView(catalog, offer, quote.version)),
    differences: offers.slice(1).flatMap((offer, at) => offerDifferences(offers[at] ?? offer, offer)),
    messages: quote.messages.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    actions: quoteActions(status),
    acceptProblem: check.problem?.message ?? null,
    approvalText: check.overLimit ? await readApprovalText(db, customer.account.id, check.overLimit) : null,
  }
}

const versionView = (catalog: Catalog, offer: StoredQuoteVersion, current: number): QuoteDetail['versions'][number] => {
  const lines = offer.lines.map((line) => lineView(catalog, line))
  return {
    version: offer.version,
    offeredAt: toIsoTime(offer.createdAt),
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

function lineView(catalog: Catalog, line: StoredQuoteLine): QuoteDetail['request'][number] {
  const product = catalog.find(line.sku)
  return {
    lineNo: line.lineNo,
    ...productSummaryOf(catalog, line.sku, line.name),
    room: line.room,
    purchaseUnit: unitOf(product),
    requestedBoxes: line.requestedBoxes,
    boxes: line.boxes,
    areaSqft: areaOf(product, line.boxes),
    listPriceCents: line.listPriceCents,
    unitPriceCents: line.unitPriceCents,
    totalCents: line.totalCents,
    savingCents: Math.max(0, (line.listPriceCents - line.unitPriceCents) * line.boxes),
    note: line.note,
    isGone: isGone(product),
  }
}
