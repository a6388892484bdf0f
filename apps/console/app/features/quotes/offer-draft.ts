import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { type OfferTotals, offerTotals, suggestFreight } from '@tessera/domain/planning/offer-totals'
import { offerDays } from '@tessera/domain/planning/quote-life-cycle'
import { addDays } from '@tessera/domain/sales/returnability'
import { readCents } from '../tasks/read-cents.ts'
import { readOfferPrice } from '../tasks/read-offer-price.ts'

/** The texts of the form, by field name. */
export type OfferTexts = Readonly<Record<string, string>>

export const dollarText = (cents: number): string => (cents / 100).toFixed(2)

/**
 * The texts that a new offer starts with: the newest offer where there is one, else the request at the customer's
 * prices. Quantities that the customer changed since count.
 */
export function startOffer(quote: StaffQuote): Record<string, string> {
  const newest = quote.versions.at(-1)
  const isRequested = quote.state === 'requested' || quote.state === 'in-review'
  const rows = quote.lines.map((line) => {
    const offered = newest?.lines.find(({ lineNo }) => lineNo === line.lineNo)
    const usual = line.isGone ? 0 : line.requestedBoxes
    const boxes = isRequested || !newest ? usual : (offered?.boxes ?? 0)
    return [
      [`boxes-${line.lineNo}`, String(boxes)],
      [`price-${line.lineNo}`, dollarText(offered?.unitPriceCents ?? line.listPriceCents)],
      [`note-${line.lineNo}`, offered?.note ?? ''],
    ]
  })
  const texts = Object.fromEntries([...rows.flat(), ['validUntil', addDays(quote.today, offerDays)]])
  const freightCents = newest ? newest.freightCents : suggestedFreight(quote, texts)
  return { ...texts, freight: dollarText(freightCents) }
}

interface DraftLine {
  lineNo: number
  boxes: number
  unitPriceCents: number
}

/** A line of the form; undefined while its texts are no numbers. */
export function draftLine({ lineNo, listPriceCents }: StaffQuote['lines'][number], texts: OfferTexts) {
  const boxes = readBoxes(texts[`boxes-${lineNo}`])
  const unitPriceCents = readOfferPrice(texts[`price-${lineNo}`] ?? '', listPriceCents)
  return boxes === undefined || unitPriceCents === undefined ? undefined : { lineNo, boxes, unitPriceCents }
}

const readBoxes = (text = ''): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)

/** The usual freight for the boxes in the form; none for pickup. */
export function suggestedFreight(quote: StaffQuote, texts: OfferTexts): number {
  if (!quote.shippingAddress) return 0
  return suggestFreight(
    quote.lines.map(({ lineNo, poundsPerUnit }) => ({
      boxes: readBoxes(texts[`boxes-${lineNo}`]) ?? 0,
      pounds: Number(poundsPerUnit),
    })),
  )
}

/** The sums of the form, computed as the shop does; undefined while a text is no number. */
export function draftTotals(quote: StaffQuote, texts: OfferTexts): OfferTotals | undefined {
  const lines = quote.lines.map((line) => draftLine(line, texts))
  const freightCents = readCents(texts.freight || '0')
  if (freightCents === undefined || !lines.every((line): line is DraftLine => line !== undefined)) return undefined
  const tax = quote.taxPercent
    ? { percent: Number(quote.taxPercent), isShippingTaxed: quote.isFreightTaxed }
    : undefined
  return offerTotals(lines, freightCents, tax)
}

/** `4.5% off`, `2% above`; empty at the list price. */
export function discountText(listCents: number, priceCents: number): string {
  if (listCents === priceCents || listCents === 0) return ''
  const tenths = Math.round((Math.abs(listCents - priceCents) * 1000) / listCents)
  return `${tenths / 10}% ${priceCents < listCents ? 'off' : 'above'}`
}
