import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'
import { suitedPlaces } from '@tessera/domain/suitability/suitability'
import { findGrip, gripClass } from '../rules/grip.ts'
import { materialTraits } from '../rules/material-traits.ts'
import { roomsOf, usesOf } from '../rules/uses.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { isTrim, type RangePiece } from './piece.ts'

/** Vinyl, laminate and wood have no joints or glaze classes, but wear layers, cores and species. */
export function plankAttributes(piece: RangePiece, kind: ProductKind, looks: ProductAttributes): ProductAttributes {
  const { line, species, grade, name } = piece.collection
  const chance = seededRandom(`plank ${name}`)
  const care = { needsSealing: false, cleaner: materialTraits[line.material].cleaner }
  const wood = species ? { species: species.name, janka: species.janka } : {}
  if (isTrim(piece)) return { ...looks, ...wood, ...care, profile: piece.form.label }
  const own = ofKind[line.kind]?.(chance, piece) ?? {}
  const all: ProductAttributes = { ...looks, ...wood, ...(grade && { grade }), ...care, ...own }
  const facts = { ...all, kind, isWallOnly: false }
  const use = usesOf(facts)
  return { ...all, use, room: roomsOf(facts, use), suits: suitedPlaces({ kind, attributes: { ...all, use } }) }
}

type KindAttributes = (chance: SeededRandom, piece: RangePiece) => ProductAttributes

function vinylAttributes(
  chance: SeededRandom,
  { collection: { line, priceLevel }, finish }: RangePiece,
): ProductAttributes {
  const [least, most] = findGrip('LVP', finish) ?? [44, 52]
  const dcof = chance.int(least, most) / 100
  const isRigid = line.id === 'lvp-spc'
  const isGlued = isRigid && chance.is(0.2)
  return {
    // Thicker wear layers cost more: 12 mil at the bottom of the price range, 28 at the top.
    wearLayerMil: priceLevel < 0.12 ? 6 : priceLevel < 0.45 ? 12 : priceLevel < 0.85 ? 20 : 28,
    core: isRigid ? 'SPC' : 'WPC',
    isWaterproof: true,
    installation: isGlued ? 'Glue-down' : 'Click, floating',
    ...(!isGlued && { pad: chance.pick(['1 mm IXPE pad', '1.5 mm cork pad', '1 mm EVA pad']) }),
    dcofWet: dcof,
    dcofClass: gripClass(dcof),
    faces: chance.pick([6, 8, 10, 12]),
    certification: chance.pick(['FloorScore', 'GREENGUARD Gold']),
  }
}

function laminateAttributes(chance: SeededRandom, { collection: { priceLevel } }: RangePiece): ProductAttributes {
  return {
    acClass: priceLevel < 0.35 ? 'AC3' : priceLevel < 0.8 ? 'AC4' : 'AC5',
    installation: 'Click, floating',
    isWaterproof: false,
    faces: chance.pick([6, 8, 10, 12]),
    certification: chance.pick(['FloorScore', 'GREENGUARD Gold', 'CARB Phase 2']),
  }
}

const engineeredAttributes: KindAttributes = (chance, { collection: { priceLevel } }) => ({
  veneerMm: priceLevel < 0.3 ? 2 : priceLevel < 0.75 ? 3 : 4,
  acclimationDays: 3,
  installation: chance.pick(['Glue, nail or float', 'Click, floating', 'Glue or nail']),
  certification: 'CARB Phase 2',
})

const solidAttributes: KindAttributes = (chance) => ({
  acclimationDays: chance.pick([5, 7, 10]),
  installation: 'Nail down',
})

const ofKind: Readonly<Record<string, KindAttributes>> = {
  lvp: vinylAttributes,
  laminate: laminateAttributes,
  'engineered-wood': engineeredAttributes,
  'solid-wood': solidAttributes,
}
