import type { NewProjectItemInput } from '@tessera/client/shop/types.gen'
import { isLaid } from '@tessera/domain/planning/default-waste'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { trimToNull } from '../plan-needs.ts'
import { isGone, itemNeed } from './item-need.ts'
import type { ItemPrices } from './item-view.ts'
import { unitPrice } from './product-summary.ts'
import type { StoredItem, StoredProject } from './stored-project.ts'

export type ItemRequest = Partial<NewProjectItemInput> & { sku: string }
export type ResolvedItem = Omit<StoredItem, 'id'>

export const maxItems = 500
const maxSqft = 1_000_000
const maxBoxes = 100_000

/** Completes an item request with defaults; invalid values are refused with their field. */
export function resolveItem(
  prices: ItemPrices,
  project: StoredProject,
  request: ItemRequest,
  self?: string,
): ResolvedItem {
  const product = prices.catalog.find(request.sku)
  if (!product || isGone(product)) return refuse('Cart.UnknownProduct', { data: { sku: request.sku } })
  const room = roomOf(project, request.roomId)
  const measured = measuresOf(product, request, room?.areaSqft ?? null)
  const item = {
    roomId: room?.id ?? null,
    alternateOf: mainItem(project, request.alternateOf, self),
    sku: request.sku,
    surface: request.surface ?? (isLaid(product.facts.kind) ? ('floor' as const) : ('other' as const)),
    pattern: request.pattern ?? null,
    ...measured,
    wastePercent: checkRange(request.wastePercent ?? null, 'wastePercent', 0, 100),
    spareBoxes: checkRange(request.spareBoxes ?? 0, 'spareBoxes', 0, 1000),
    notes: trimToNull(request.notes),
  }
  const { boxes } = itemNeed(product, item)
  return {
    ...item,
    boxes: checkRange(boxes, 'boxes', 1, maxBoxes),
    seenPriceCents: unitPrice(product, prices.group, prices.now, boxes),
  }
}

function roomOf({ rooms }: StoredProject, id: string | null | undefined) {
  if (!id) return undefined
  return rooms.find((room) => room.id === id) ?? invalid('roomId', 'This room is no longer in the project.')
}

/** An alternate belongs to an item of the plan, not to another alternate. */
function mainItem({ items }: StoredProject, id: string | null | undefined, self: string | undefined): string | null {
  if (!id) return null
  const main = items.find((item) => item.id === id)
  if (!main || main.alternateOf || id === self) return invalid('alternateOf', 'Choose an item from the plan.')
  const isMain = self !== undefined && items.some(({ alternateOf }) => alternateOf === self)
  return isMain ? invalid('alternateOf', 'This item has alternates of its own.') : id
}

function measuresOf({ facts }: CatalogProduct, request: ItemRequest, roomSqft: number | null) {
  const covers = facts.units.sqftPerUnit !== null
  const areaSqft = request.areaSqft ?? (covers && request.boxes == null ? roomSqft : null)
  const measuredBy = request.measuredBy ?? (covers && areaSqft !== null ? 'area' : 'box')
  if (measuredBy === 'box')
    return { measuredBy, areaSqft: null, boxes: checkRange(request.boxes ?? 1, 'boxes', 1, maxBoxes) }
  if (!covers) return invalid('measuredBy', 'This is sold individually. Enter a quantity.')
  if (areaSqft === null) return invalid('areaSqft', 'Enter the area.')
  return { measuredBy, areaSqft: fourDecimals(checkRange(areaSqft, 'areaSqft', 0.0001, maxSqft)), boxes: 1 }
}

/** Areas are stored with four decimals. */
export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000

export function checkRange<T extends number | null>(value: T, field: string, min: number, max: number): T {
  if (value !== null && (value < min || value > max))
    return invalid(field, `Enter a number from ${min} to ${max.toLocaleString('en-US')}.`)
  return value
}
