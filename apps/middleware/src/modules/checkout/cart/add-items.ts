import type { CartStepInput, LineItem } from '@tessera/client/platform/types.gen'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { allocateBoxes, boxesTakenBy, inventoryRecordOf, type LinePart, takeBoxes } from './allocate-boxes.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { checkProjects } from './check-projects.ts'
import { lineFacts } from './line-facts.ts'
import { type SampleCheck, sampleCheck } from './sample-check.ts'
import { createLine, deleteLine, patchLine } from './steps.ts'

export interface CartItemInput {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
  /** The project it is bought for. */
  projectId?: string | null
}

const maxItems = 100
/** Upper bound against typing errors and abuse. */
export const maxUnits = 100_000
const maxLines = 500

/** Adds all items or none; the platform checks each of them again. */
export async function addItems(
  context: CartContext,
  visitor: Visitor,
  input: readonly CartItemInput[],
): Promise<ChangedCart> {
  if (input.length === 0) refuse('Cart.NothingToAdd')
  if (input.length > maxItems) refuse('Cart.TooManyItems')
  const items = mergeItems(input)
  await checkProjects(context, visitor, items)
  const samples = await sampleCheck(
    context,
    visitor,
    items.map(({ sku }) => sku),
  )
  return changeLatestCart(context, visitor, (seen) => {
    const lines = seen.LineItems ?? []
    if (lines.length + items.length > maxLines) refuse('Cart.TooManyLines')
    const growing: Pick<LineItem, 'ProductID' | 'Quantity'>[] = [...lines]
    for (const item of items) {
      checkItem(context, samples, growing, item)
      growing.push({ ProductID: item.sku, Quantity: item.quantity })
    }
    return changeCart(context, visitor, stepsFor(context, lines, items), { seen })
  })
}

/** Adds up equal items of one request. */
function mergeItems(items: readonly CartItemInput[]): CartItemInput[] {
  const byKey = new Map<string, CartItemInput>()
  for (const item of items) {
    const key = JSON.stringify([item.sku, item.lotNo || null, item.room || null, item.projectId || null])
    byKey.set(key, { ...item, quantity: item.quantity + (byKey.get(key)?.quantity ?? 0) })
  }
  return [...byKey.values()]
}

function stepsFor(
  { catalog }: CartNeeds,
  lines: readonly LineItem[],
  items: readonly CartItemInput[],
): CartStepInput[] {
  const taken = new Map<string, Map<string, number>>()
  return items.flatMap((item) => {
    const product = catalog.find(item.sku)
    const same = lines.filter((line) => isSame(line, item))
    const others = lines.filter((line) => line.ProductID === item.sku && !same.includes(line))
    const drawn = taken.get(item.sku) ?? boxesTakenBy(others.filter((line) => !items.some((one) => isSame(line, one))))
    taken.set(item.sku, drawn)
    const quantity = same.reduce((sum, line) => sum + line.Quantity, item.quantity)
    if (quantity > maxUnits) refuseItem(item, 'Cart.Quantity')
    const parts = product
      ? allocateBoxes(product, quantity, item.lotNo || null, drawn)
      : [{ quantity, location: undefined }]
    for (const part of parts) takeBoxes(drawn, part)
    return lineSteps(item, same, parts)
  })
}

/** Steps that set the lines of one item. Each line draws on one location, so boxes from two locations are two lines. */
export function lineSteps(
  item: Pick<CartItemInput, 'sku' | 'lotNo' | 'room' | 'projectId'>,
  same: readonly LineItem[],
  parts: readonly LinePart[],
): CartStepInput[] {
  const surplus = same.slice(parts.length).map(({ ID }) => deleteLine(ID))
  const saved = parts.map((part, at) => {
    const body = { ...inventoryRecordOf(item.sku, part), Quantity: part.quantity }
    const line = same[at]
    return line ? patchLine(line.ID, body) : createLine({ ProductID: item.sku, ...body, xp: xpOf(item) })
  })
  return [...surplus, ...saved]
}

const xpOf = ({ lotNo, room, projectId }: Pick<CartItemInput, 'lotNo' | 'room' | 'projectId'>) => ({
  ...(lotNo && { LotNo: lotNo }),
  ...(room && { Room: room }),
  ...(projectId && { ProjectID: projectId }),
})

function isSame({ ProductID, xp }: LineItem, { sku, lotNo, room, projectId }: CartItemInput): boolean {
  const facts = lineFacts(xp)
  return (
    ProductID === sku &&
    (facts.lotNo ?? null) === (lotNo || null) &&
    (facts.room ?? null) === (room || null) &&
    (facts.projectId ?? null) === (projectId || null)
  )
}

function checkItem(
  { catalog }: CartNeeds,
  samples: SampleCheck,
  lines: readonly Pick<LineItem, 'ProductID' | 'Quantity'>[],
  item: CartItemInput,
): void {
  const product = catalog.find(item.sku) ?? refuseItem(item, 'Cart.UnknownProduct')
  if (!product.active) refuseItem(item, 'Cart.UnknownProduct')
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > maxUnits)
    refuseItem(item, 'Cart.Quantity')
  const problem = samples.problemOf(item, lines)
  if (problem) refuse('Cart.Sample', { message: problem, data: { sku: item.sku } })
  if (isDiscontinued(product)) refuseItem(item, 'Cart.SoldOut')
}

const isDiscontinued = ({ facts, stock, canExceedStock }: CatalogProduct): boolean =>
  facts.availability.status === 'discontinued' && !canExceedStock && stock.every(({ boxes }) => boxes === 0)

const refuseItem = (item: CartItemInput, code: ShopErrorCode): never => refuse(code, { data: { sku: item.sku } })
