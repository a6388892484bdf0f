import type { NewProjectItemInput } from '@tessera/client/shop/types.gen'
import { isLaid } from '@tessera/domain/planning/default-waste'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Article } from '../../catalog/feed/article.ts'
import { isGone, itemNeed } from './item-need.ts'
import type { ItemPrices } from './item-view.ts'
import { trimmed } from './plan-needs.ts'
import { unitPrice } from './shown-product.ts'
import type { KeptItem, KeptProject } from './stored-project.ts'

export type ItemWish = Partial<NewProjectItemInput> & { sku: string }
export type SettledItem = Omit<KeptItem, 'id'>

export const mostItems = 500
const mostSqft = 1_000_000
const mostBoxes = 100_000

/** Completes an item request with defaults; invalid values are refused with their field. */
export function settleItem(prices: ItemPrices, project: KeptProject, wish: ItemWish, self?: string): SettledItem {
  const article = prices.catalogue.find(wish.sku)
  if (!article || isGone(article)) return refuse('Cart.UnknownProduct', { data: { sku: wish.sku } })
  const room = roomOf(project, wish.roomId)
  const measured = measuresOf(article, wish, room?.areaSqft ?? null)
  const item = {
    roomId: room?.id ?? null,
    alternateOf: mainItem(project, wish.alternateOf, self),
    sku: wish.sku,
    surface: wish.surface ?? (isLaid(article.facts.kind) ? ('floor' as const) : ('other' as const)),
    pattern: wish.pattern ?? null,
    ...measured,
    wastePercent: within(wish.wastePercent ?? null, 'wastePercent', 0, 100),
    spareBoxes: within(wish.spareBoxes ?? 0, 'spareBoxes', 0, 1000),
    notes: trimmed(wish.notes),
  }
  const { boxes } = itemNeed(article, item)
  return {
    ...item,
    boxes: within(boxes, 'boxes', 1, mostBoxes),
    seenPriceCents: unitPrice(article, prices.group, prices.now, boxes),
  }
}

function roomOf({ rooms }: KeptProject, id: string | null | undefined) {
  if (!id) return undefined
  return rooms.find((room) => room.id === id) ?? invalid('roomId', 'This room is no longer in the project.')
}

/** An alternate belongs to an item of the plan, not to another alternate. */
function mainItem({ items }: KeptProject, id: string | null | undefined, self: string | undefined): string | null {
  if (!id) return null
  const main = items.find((item) => item.id === id)
  if (!main || main.alternateOf || id === self) return invalid('alternateOf', 'Choose an item from the plan.')
  const isMain = self !== undefined && items.some(({ alternateOf }) => alternateOf === self)
  return isMain ? invalid('alternateOf', 'This item has alternates of its own.') : id
}

function measuresOf({ facts }: Article, wish: ItemWish, roomSqft: number | null) {
  const covers = facts.units.sqftPerUnit !== null
  const areaSqft = wish.areaSqft ?? (covers && wish.boxes == null ? roomSqft : null)
  const measuredBy = wish.measuredBy ?? (covers && areaSqft !== null ? 'area' : 'box')
  if (measuredBy === 'box') return { measuredBy, areaSqft: null, boxes: within(wish.boxes ?? 1, 'boxes', 1, mostBoxes) }
  if (!covers) return invalid('measuredBy', 'This is sold individually. Enter a quantity.')
  if (areaSqft === null) return invalid('areaSqft', 'Enter the area.')
  return { measuredBy, areaSqft: fourDecimals(within(areaSqft, 'areaSqft', 0.0001, mostSqft)), boxes: 1 }
}

/** Areas are stored with four decimals. */
export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000

export function within<T extends number | null>(value: T, field: string, least: number, most: number): T {
  if (value !== null && (value < least || value > most))
    return invalid(field, `Enter a number from ${least} to ${most.toLocaleString('en-US')}.`)
  return value
}
