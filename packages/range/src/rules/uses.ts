import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'

type Use = ValueOf<'use'>
type Room = ValueOf<'room'>
type Facts = ProductAttributes & { kind: ProductKind; isWallOnly: boolean }

const shiny: readonly string[] = ['Polished', 'Gloss', 'Crackle']
const hardStone: readonly string[] = ['Granite', 'Quartzite']
const planks: readonly ProductKind[] = ['lvp', 'laminate', 'engineered-wood', 'solid-wood']
const absorbent: readonly string[] = ['Cement', 'Terracotta', 'Metal']

const isPlank = ({ kind }: Facts): boolean => planks.includes(kind)
const longestSide = ({ lengthIn = 0, widthIn = 0 }: Facts): number => Math.max(lengthIn, widthIn)
const isFloor = (facts: Facts): boolean => isPlank(facts) || (!facts.isWallOnly && facts.finish !== 'Gloss')

/** Small, not slippery, not absorbent: sheets whose joints give grip, or 6 in pieces with enough grip. */
function isForShowerFloor(facts: Facts): boolean {
  if (!isFloor(facts) || isPlank(facts) || shiny.includes(facts.finish ?? '')) return false
  if (absorbent.includes(facts.material ?? '') || (facts.absorptionPercent ?? 0) > 7) return false
  return facts.kind === 'mosaic' || ((facts.dcofWet ?? 0) >= 0.5 && longestSide(facts) <= 6)
}

const isOutdoor = (facts: Facts): boolean =>
  isFloor(facts) && facts.frostResistant === true && (facts.dcofWet ?? 0) >= 0.55

const isForPool = ({ kind, material, frostResistant, finish }: Facts): boolean =>
  kind === 'mosaic' &&
  frostResistant === true &&
  (material === 'Glass' || (material === 'Porcelain' && finish !== 'Polished'))

/** Porcelain slabs, and hard stone from one foot: no frequent joints, no rough surface. */
function isForCounter(facts: Facts): boolean {
  if (facts.finish === 'Textured' || facts.kind === 'mosaic' || facts.kind === 'plank-tile') return false
  if (facts.material === 'Porcelain') return facts.kind === 'large-format'
  return hardStone.includes(facts.material ?? '') && longestSide(facts) >= 12
}

const table: readonly (readonly [Use, (facts: Facts) => boolean])[] = [
  ['Floor', isFloor],
  ['Wall', (facts) => !planks.slice(0, 2).includes(facts.kind)],
  ['Shower floor', isForShowerFloor],
  ['Shower wall', (facts) => !isPlank(facts) && !absorbent.includes(facts.material ?? '')],
  ['Backsplash', (facts) => !isPlank(facts) && longestSide(facts) <= 36],
  ['Fireplace', (facts) => !isPlank(facts)],
  ['Pool', isForPool],
  ['Countertop', isForCounter],
  ['Exterior', isOutdoor],
]

/** 2 cm porcelain is too heavy for walls. */
const isPaver = ({ material, thicknessIn = 0 }: Facts): boolean => material === 'Porcelain' && thicknessIn > 0.7
const paverUses: readonly Use[] = ['Floor', 'Exterior']

export const usesOf = (facts: Facts): Use[] =>
  table.filter(([use, holds]) => holds(facts) && (!isPaver(facts) || paverUses.includes(use))).map(([use]) => use)

const isHardWearing = ({ abrasionClass, wearLayerMil = 0, kind, material, dcofWet = 0 }: Facts): boolean => {
  if (kind === 'lvp') return wearLayerMil >= 20
  if (abrasionClass) return abrasionClass === 'V'
  return dcofWet >= 0.42 && ['Porcelain', 'Granite', 'Quartzite', 'Slate', 'Terrazzo'].includes(material ?? '')
}

const isWetSafe = ({ dcofWet = 0, kind }: Facts): boolean =>
  dcofWet >= 0.42 || kind === 'mosaic' || planks.includes(kind)

/** Rooms are derived from uses, not tagged manually. */
export function roomsOf(facts: Facts, uses: readonly Use[]): Room[] {
  const has = (use: Use): boolean => uses.includes(use)
  const isDryFloor = has('Floor') && facts.kind !== 'mosaic'
  const takesWater = !['laminate', 'engineered-wood', 'solid-wood'].includes(facts.kind)
  const rooms: readonly (readonly [Room, boolean])[] = [
    ['Kitchen', has('Backsplash') || (has('Floor') && isWetSafe(facts))],
    ['Bath', has('Shower wall') || has('Shower floor') || (has('Floor') && isWetSafe(facts) && takesWater)],
    ['Living', isDryFloor || has('Fireplace')],
    ['Entry', isDryFloor && isWetSafe(facts) && facts.abrasionClass !== 'III' && takesWater],
    ['Laundry', isDryFloor && isWetSafe(facts) && takesWater],
    ['Outdoor', has('Exterior')],
    ['Commercial', has('Floor') && isHardWearing(facts)],
  ]
  return rooms.filter(([, holds]) => holds).map(([room]) => room)
}
