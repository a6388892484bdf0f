import type { CounterOrder, CounterOrderEntryInput } from '@tessera/client/shop/types.gen'
import { boxesFor } from '@tessera/domain/coverage/boxes'
import { readTypedLines, type TypedLine } from '@tessera/domain/sales/read-typed-lines'
import { invalid } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { maxUnits } from '../../checkout/cart/add-items.ts'
import { findNearestSkus } from './nearest-skus.ts'
import type { CounterEntry, CounterEntryLine } from './stored-counter-order.ts'

export type Unread = CounterOrder['unread'][number]

const maxLines = 200
const trim = (text: string | null | undefined): string | null => text?.trim() || null

/** Reads the form of the counter: the lines it has and those that were typed below them. */
export function readEntry(
  catalog: Pick<Catalog, 'find' | 'all'>,
  body: CounterOrderEntryInput,
): { entry: CounterEntry; unread: Unread[] } {
  const typed = readTypedLines(body.typed ?? '')
  const read = typed.lines.map((line) => lineOf(catalog, line))
  const lines = mergeLines([
    ...(body.lines ?? []).map(keptLine),
    ...read.flatMap((one) => ('text' in one ? [] : [one])),
  ])
  if (lines.length > maxLines) invalid('typed', `An order of the counter has up to ${maxLines} lines.`)
  const { kind, storeId, placeId, address, optionId, instructions } = body.delivery ?? {}
  const delivery = {
    kind: kind ?? 'pick-up',
    storeId: trim(storeId),
    placeId: trim(placeId),
    address: address ? ({ ...address, country: 'US' } as NonNullable<CounterEntry['delivery']['address']>) : null,
    optionId: trim(optionId),
    instructions: trim(instructions),
  }
  return {
    entry: {
      lines,
      delivery,
      poNumber: trim(body.poNumber),
      jobName: trim(body.jobName),
      acceptsMixedLots: body.acceptsMixedLots ?? false,
    },
    unread: [
      ...typed.unread.map((line) => ({ ...line, nearest: [] })),
      ...read.flatMap((one) => ('text' in one ? [one] : [])),
    ],
  }
}

type KeptLine = NonNullable<CounterOrderEntryInput['lines']>[number]

function keptLine({ sku = '', boxes = 0, lotNo, priceCents, priceReason }: KeptLine, at: number): CounterEntryLine {
  const field = `lines.${at}`
  if (boxes < 1 || boxes > maxUnits) invalid(`${field}.boxes`, `${sku}: enter a whole number of boxes.`)
  const reason = trim(priceReason)
  if (priceCents != null && priceCents < 0) invalid(`${field}.priceCents`, `${sku}: a price can’t be negative.`)
  if (priceCents != null && !reason) invalid(`${field}.priceReason`, `${sku}: enter the reason for another price.`)
  return {
    sku,
    boxes,
    lotNo: trim(lotNo),
    priceCents: priceCents ?? null,
    priceReason: priceCents == null ? null : reason,
  }
}

/** Square feet become whole boxes. A SKU that is not sold comes back with those that may be meant. */
function lineOf(
  catalog: Pick<Catalog, 'find' | 'all'>,
  { text, sku, boxes, sqft, lotNo }: TypedLine,
): CounterEntryLine | Unread {
  const product = catalog.find(sku) ?? catalog.find(sku.toUpperCase())
  if (!product?.active)
    return { text, problem: `We don’t sell ${sku}.`.slice(0, 300), nearest: findNearestSkus(catalog, sku) }
  const perBox = product.facts.units.sqftPerUnit
  if (sqft !== null && !perBox)
    return { text, problem: `${product.sku} isn’t sold by area. Type a number instead.`, nearest: [] }
  const wanted = boxes ?? boxesFor({ areaSqft: sqft ?? '0', wastePercent: 0, sqftPerBox: perBox ?? '1' }).boxes
  if (wanted > maxUnits) return { text, problem: 'That is too much for one line.', nearest: [] }
  return { sku: product.sku, boxes: wanted, lotNo, priceCents: null, priceReason: null }
}

/** Adds boxes of the same product and lot to the line that is there. */
function mergeLines(lines: readonly CounterEntryLine[]): CounterEntryLine[] {
  const byKey = new Map<string, CounterEntryLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.sku, line.lotNo])
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, boxes: Math.min(known.boxes + line.boxes, maxUnits) } : line)
  }
  return [...byKey.values()]
}
