import type { LineItem } from '@tessera/client/platform/types.gen'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Article } from '../catalogue/article.ts'
import { refuse } from '../shop-error.ts'
import { isPro, type Visitor } from '../visitor.ts'
import { type CartDesk, type ChangedCart, changeCart, changeSeen } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { allocationOf } from './line-view.ts'
import type { CartNeeds } from './needs.ts'
import { sampleProblem } from './sample-rules.ts'
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
export function addItems(desk: CartDesk, visitor: Visitor, items: readonly Item[]): Promise<ChangedCart> {
  if (items.length === 0) refuse('Cart.NothingToAdd')
  if (items.length > mostItems) refuse('Cart.TooManyItems')
  return changeSeen(desk, visitor, (seen) => {
    const lines = seen.LineItems ?? []
    if (lines.length + items.length > mostLines) refuse('Cart.TooManyLines')
    for (const item of items) checkItem(desk, visitor, lines, item)
    return changeCart(
      desk,
      visitor,
      items.map((item) => stepFor(desk, lines, item)),
      { seen },
    )
  })
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

function checkItem({ catalogue }: CartNeeds, visitor: Visitor, lines: readonly LineItem[], item: Item): void {
  const article = catalogue.find(item.sku) ?? refuseItem(item, 'Cart.UnknownProduct')
  if (!article.active) refuseItem(item, 'Cart.UnknownProduct')
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > mostUnits)
    refuseItem(item, 'Cart.Quantity')
  const samples = lines
    .filter(({ ProductID }) => catalogue.find(ProductID)?.facts.kind === 'sample')
    .map(({ ProductID, Quantity }) => ({ sku: ProductID, quantity: Quantity }))
  const problem = sampleProblem(article, item.quantity, samples, isProVisitor(visitor))
  if (problem) refuse('Cart.Sample', { message: problem, data: { sku: item.sku } })
  if (isDiscontinued(article)) refuseItem(item, 'Cart.SoldOut')
}

const isDiscontinued = ({ facts, stock, canExceedStock }: Article): boolean =>
  facts.availability.status === 'discontinued' && !canExceedStock && stock.every(({ boxes }) => boxes === 0)
const isProVisitor = ({ customer }: Visitor): boolean => customer !== undefined && isPro(customer.account)

const refuseItem = (item: Item, code: ShopErrorCode): never => refuse(code, { data: { sku: item.sku } })
