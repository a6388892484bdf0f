import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { groutFor } from '../coverage/grout.ts'
import { mortarFor } from '../coverage/mortar.ts'

export interface PlannedItem {
  id: string
  roomId: string | null
  sku: string
  name: string
  kind: ProductKind
  isAlternate: boolean
  areaSqft: number | null
  lengthIn?: number
  widthIn?: number
  thicknessIn?: number
  jointIn?: number
  isStone: boolean
  isWetArea: boolean
  /** Matching SKUs. */
  trim: readonly string[]
  setting: readonly { sku: string; kind: ProductKind; lbs: number }[]
}

export interface MissingItem {
  roomId: string | null
  itemId: string
  what: 'grout' | 'mortar' | 'trim'
  message: string
  units: number | null
  suggestions: string[]
}

/** Kinds set in mortar and grouted; planks of wood and vinyl are not. */
const tiles: ReadonlySet<ProductKind> = new Set(['field-tile', 'large-format', 'mosaic', 'plank-tile'])
const defaultJointIn = 0.125
const defaultThicknessIn = 0.375

/**
 * Items that tile needs and the plan lacks: grout and mortar for every tile, trim if its collection has any. Items
 * without a room serve all rooms.
 */
export function missingItems(items: readonly PlannedItem[]): MissingItem[] {
  const planned = items.filter(({ isAlternate }) => !isAlternate)
  const tiled = planned.filter(({ kind }) => tiles.has(kind))
  const has = (roomId: string | null, kind: ProductKind) =>
    planned.some((item) => item.kind === kind && (item.roomId === null || item.roomId === roomId))
  return tiled.flatMap((tile) => [
    ...(has(tile.roomId, 'grout') ? [] : [missingItem(tile, 'grout', groutUnits(tile))]),
    ...(has(tile.roomId, 'mortar') ? [] : [missingItem(tile, 'mortar', mortarUnits(tile))]),
    ...(tile.trim.length === 0 || has(tile.roomId, 'trim') ? [] : [missingItem(tile, 'trim', null)]),
  ])
}

const sentences = {
  grout: (name: string) => `${name} has no grout yet.`,
  mortar: (name: string) => `${name} has no mortar yet.`,
  trim: (name: string) => `${name} has no trim yet. Exposed edges need it.`,
}

function missingItem(tile: PlannedItem, what: MissingItem['what'], units: number | null): MissingItem {
  const suiting = tile.setting.filter(({ kind }) => kind === what).map(({ sku }) => sku)
  const suggestions = what === 'trim' ? [...tile.trim] : suiting
  return {
    roomId: tile.roomId,
    itemId: tile.id,
    what,
    message: sentences[what](tile.name),
    units,
    suggestions: suggestions.slice(0, 3),
  }
}

/** Bags of the first suitable grout. */
function groutUnits({ areaSqft, lengthIn, widthIn, thicknessIn, jointIn, setting }: PlannedItem): number | null {
  const grout = setting.find(({ kind }) => kind === 'grout')
  if (!areaSqft || !lengthIn || !widthIn || !grout || grout.lbs <= 0) return null
  return groutFor({
    areaSqft,
    lengthIn,
    widthIn,
    thicknessIn: thicknessIn || defaultThicknessIn,
    jointIn: jointIn || defaultJointIn,
    lbsPerBag: grout.lbs,
  }).bags
}

function mortarUnits({ areaSqft, lengthIn = 0, widthIn = 0, isStone, isWetArea }: PlannedItem): number | null {
  const longestSideIn = Math.max(lengthIn, widthIn)
  return areaSqft && longestSideIn > 0 ? mortarFor({ areaSqft, longestSideIn, isWetArea, isStone }).bags : null
}
