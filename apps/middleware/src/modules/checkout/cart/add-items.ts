import type { CartStepInput, LineItem } from '@tessera/client/platform/types.gen'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { Article } from '../../catalog/feed/article.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartDesk, type ChangedCart, changeCart, changeSeen } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { draw, drawnBy, type Part, placeBoxes, recordOf } from './place-boxes.ts'
import { type SampleCheck, sampleCheck } from './sample-check.ts'
import { createLine, deleteLine, patchLine } from './steps.ts'

export interface Item {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
}

const mostItems = 100
/** Upper bound against typing errors and abuse. */
export const mostUnits = 100_000
const mostLines = 500

/** Adds all items or none; the platform checks each of them again. */
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
    return changeCart(desk, visitor, stepsFor(desk, lines, items), { seen })
  })
}

/** Adds up equal items of one request. */
function together(items: readonly Item[]): Item[] {
  const byKey = new Map<string, Item>()
  for (const item of items) {
    const key = JSON.stringify([item.sku, item.lotNo || null, item.room || null])
    byKey.set(key, { ...item, quantity: item.quantity + (byKey.get(key)?.quantity ?? 0) })
  }
  return [...byKey.values()]
}

function stepsFor({ catalogue }: CartNeeds, lines: readonly LineItem[], items: readonly Item[]): CartStepInput[] {
  const taken = new Map<string, Map<string, number>>()
  return items.flatMap((item) => {
    const article = catalogue.find(item.sku)
    const same = lines.filter((line) => isSame(line, item))
    const others = lines.filter((line) => line.ProductID === item.sku && !same.includes(line))
    const drawn = taken.get(item.sku) ?? drawnBy(others.filter((line) => !items.some((one) => isSame(line, one))))
    taken.set(item.sku, drawn)
    const quantity = same.reduce((sum, line) => sum + line.Quantity, item.quantity)
    if (quantity > mostUnits) refuseItem(item, 'Cart.Quantity')
    const parts = article
      ? placeBoxes(article, quantity, item.lotNo || null, drawn)
      : [{ quantity, location: undefined }]
    for (const part of parts) draw(drawn, part)
    return linesOf(item, same, parts)
  })
}

/** Steps that set the lines of one item. Each line draws on one location, so boxes from two locations are two lines. */
export function linesOf(
  item: Pick<Item, 'sku' | 'lotNo' | 'room'>,
  same: readonly LineItem[],
  parts: readonly Part[],
): CartStepInput[] {
  const surplus = same.slice(parts.length).map(({ ID }) => deleteLine(ID))
  const kept = parts.map((part, at) => {
    const body = { ...recordOf(item.sku, part), Quantity: part.quantity }
    const line = same[at]
    return line ? patchLine(line.ID, body) : createLine({ ProductID: item.sku, ...body, xp: xpOf(item) })
  })
  return [...surplus, ...kept]
}

const xpOf = ({ lotNo, room }: Pick<Item, 'lotNo' | 'room'>) => ({
  ...(lotNo && { LotNo: lotNo }),
  ...(room && { Room: room }),
})

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
