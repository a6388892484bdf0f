import { formatDay } from '../format-day.ts'
import { formatDollars } from '../format-dollars.ts'

export interface OfferedLine {
  lineNo: number
  sku: string
  name: string
  boxes: number
  unitPriceCents: number
}

export interface QuoteOffer {
  version: number
  validUntil: string | null
  freightCents: number
  taxCents: number
  lines: readonly OfferedLine[]
}

export interface QuoteDifference {
  version: number
  lineNo: number | null
  what: 'added' | 'removed' | 'quantity' | 'price' | 'freight' | 'tax' | 'validity'
  text: string
}

/** Differences to the previous offer, as sentences. */
export function offerDifferences(before: QuoteOffer, after: QuoteOffer): QuoteDifference[] {
  const say = (what: QuoteDifference['what'], text: string, lineNo: number | null = null): QuoteDifference => ({
    version: after.version,
    lineNo,
    what,
    text,
  })
  const changed = (what: QuoteDifference['what'], title: string, one: number, other: number) =>
    one === other ? [] : [say(what, `${title}: ${formatDollars(other)} instead of ${formatDollars(one)}`)]
  return [
    ...lineDifferences(before.lines, after.lines, say),
    ...changed('freight', 'Freight', before.freightCents, after.freightCents),
    ...changed('tax', 'Tax', before.taxCents, after.taxCents),
    ...(after.validUntil && before.validUntil && before.validUntil !== after.validUntil
      ? [say('validity', `Good until ${formatDay(after.validUntil)} instead of ${formatDay(before.validUntil)}`)]
      : []),
  ]
}

type Say = (what: QuoteDifference['what'], text: string, lineNo: number | null) => QuoteDifference

function lineDifferences(before: readonly OfferedLine[], after: readonly OfferedLine[], say: Say): QuoteDifference[] {
  const old = new Map(before.map((line) => [line.lineNo, line]))
  const now = new Set(after.map(({ lineNo }) => lineNo))
  const added = after.flatMap((line) => {
    const was = old.get(line.lineNo)
    if (was?.sku !== line.sku) return [say('added', `New: ${line.boxes} × ${line.name}`, line.lineNo)]
    const { boxes, unitPriceCents } = was
    return [
      ...(boxes === line.boxes
        ? []
        : [say('quantity', `${line.name}: ${line.boxes} instead of ${boxes}`, line.lineNo)]),
      ...(unitPriceCents === line.unitPriceCents
        ? []
        : [
            say(
              'price',
              `${line.name}: ${formatDollars(line.unitPriceCents)} instead of ${formatDollars(unitPriceCents)}`,
              line.lineNo,
            ),
          ]),
    ]
  })
  const removed = before.filter(({ lineNo }) => !now.has(lineNo))
  return [...added, ...removed.map((line) => say('removed', `Removed: ${line.name}`, line.lineNo))]
}
