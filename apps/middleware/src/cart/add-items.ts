import type { LineItem } from '@tessera/client/platform/types.gen'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Article } from '../catalogue/article.ts'
import { refuse } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'
import { type CartDesk, type ChangedCart, changeCart, changeSeen } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { allocationOf } from './line-view.ts'
import type { CartNeeds } from './needs.ts'
import { type SampleCheck, sampleCheck } from './sample-check.ts'
import { createLine, patchLine, type Step } from './steps.ts'

export interface Item {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
}

const mostItems = 100
/** RELIABILITY 7.7. */
export const mostUnits = 100_000
const mostLines = 500

/** Adds what was asked, all or nothing; the platform has the last word on each. */
export async function addItems(desk: CartDesk, visitor: Visitor, given: readonly Item[]): Promise<ChangedCart> {
  if (given.length === 0) refuse('Cart.NothingToAdd')
  if (given.length > mostItems) refuse('Cart.TooManyItems')
  const items = together(given)
  const samples = await sampleCheck(
    desk,
    visitor,
    items.map(({ sku }) => sku),
  )
  return changeSeen(desk, visitor, (seen) => {
    const lines = seen.LineItems ?? []
    if (lines.length + items.length > mostLines) refuse('Cart.TooManyLines')
    const growing: Pick<LineItem, 'ProductID' | 'Quantity'>[] = [...lines]
    for (const item of items) {
      checkItem(desk, samples, growing, item)
      growing.push({ ProductID: item.sku, Quantity: item.quantity })
    }
    return changeCart(
      desk,
      visitor,
      items.map((item) => stepFor(desk, lines, item)),
      { seen },
    )
  })
}

/** The same twice in one request is more of it. */
function together(items: readonly Item[]): Item[] {
  const byKey = new Map<string, Item>()
  for (const item of items) {
    const key = JSON.stringify([item.sku, item.lotNo || null, item.room || null])
    byKey.set(key, { ...item, quantity: item.quantity + (byKey.get(key)?.quantity ?? 0) })
  }
  return [...byKey.values()]
}

/** More of the same is the same line. */
function stepFor(needs: CartNeeds, lines: readonly LineItem[], item: Item): Step {
  const same = lines.find((line) => isSame(line, item))
  const quantity = item.quantity + (same?.Quantity ?? 0)
  const body = { ...recordFor(needs, item, quantity), Quantity: quantity }
  return same ? patchLine(same.ID, body) : createLine({ ProductID: item.sku, ...body, xp: xpOf(item) })
}

/** Boxes come from a record of one location, so that its stock goes down where they leave. */
export function recordFor(
  { catalogue }: { catalogue: Pick<CartNeeds['catalogue'], 'find'> },
  { sku, lotNo }: Pick<Item, 'sku' | 'lotNo'>,
  quantity: number,
): { InventoryRecordID?: string } {
  const article = catalogue.find(sku)
  const found = article && allocationOf(article, quantity, lotNo ?? undefined)
  const [most] = (article?.stock ?? []).toSorted((one, other) => other.boxes - one.boxes)
  const location = found?.location ?? most?.location
  return location ? { InventoryRecordID: `${sku}-${location}` } : {}
}

const xpOf = ({ lotNo, room }: Item) => ({ ...(lotNo && { LotNo: lotNo }), ...(room && { Room: room }) })

function isSame({ ProductID, xp }: LineItem, { sku, lotNo, room }: Item): boolean {
  const facts = lineFacts(xp)
  return ProductID === sku && (facts.lotNo ?? null) === (lotNo || null) && (facts.room ?? null) === (room || null)
}

function checkItem(
  { catalogue }: CartNeeds,
  samples: SampleCheck,
  lines: readonly Pick<LineItem, 'ProductID' | 'Quantity'>[],
  item: Item,
): void {
  const article = catalogue.find(item.sku) ?? refuseItem(item, 'Cart.UnknownProduct')
  if (!article.active) refuseItem(item, 'Cart.UnknownProduct')
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > mostUnits)
    refuseItem(item, 'Cart.Quantity')
  const problem = samples.problemOf(item, lines)
  if (problem) refuse('Cart.Sample', { message: problem, data: { sku: item.sku } })
  if (isDiscontinued(article)) refuseItem(item, 'Cart.SoldOut')
}

const isDiscontinued = ({ facts, stock, canExceedStock }: Article): boolean =>
  facts.availability.status === 'discontinued' && !canExceedStock && stock.every(({ boxes }) => boxes === 0)

const refuseItem = (item: Item, code: ShopErrorCode): never => refuse(code, { data: { sku: item.sku } })
