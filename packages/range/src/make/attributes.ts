import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'
import { suitedPlaces } from '@tessera/domain/suitability/suitability'
import { isFrostResistant } from '../rules/frost.ts'
import { findGrip, gripClass } from '../rules/grip.ts'
import { jointOf } from '../rules/joint.ts'
import { absorptionClass, materialTraits } from '../rules/material-traits.ts'
import { actualInches, sizeGroup, tileKind } from '../rules/size.ts'
import { roomsOf, usesOf } from '../rules/uses.ts'
import { wearClasses } from '../rules/wear.ts'
import { seededRandom } from '../seeded-random.ts'
import { isFloorGoods, isMosaic, isTrim, type RangePiece } from './piece.ts'
import { plankAttributes } from './plank-attributes.ts'

const metric: readonly string[] = ['Porcelain', 'Ceramic', 'Terracotta', 'Cement', 'Terrazzo']

export function kindOf({ form, collection }: RangePiece): ProductKind {
  if (form.kind !== 'field') return form.kind
  return collection.line.kind === 'tile'
    ? tileKind(form.width, form.length, collection.line.isWallOnly)
    : collection.line.kind
}

/** Nominal sides in inches; for mosaics those of a chip, because joints are between chips. */
export function sidesOf({ form }: RangePiece): readonly [width: number, length: number] {
  if (form.kind === 'field') return [form.width, form.length]
  if (form.kind === 'trim') return [form.height, form.length]
  const [width = 1, length = 1] = form.chip.split('x').map(Number)
  return [width, length]
}

/** Visible attributes, without measurements. */
export function lookAttributes(piece: RangePiece): ProductAttributes {
  const { line, shade } = piece.collection
  const [width, length] = sidesOf(piece)
  const isMetric = metric.includes(line.material) && piece.form.kind === 'field'
  return {
    material: line.material,
    look: line.look,
    colorFamily: piece.color.family,
    color: piece.color.name,
    finish: piece.finish,
    ...(piece.form.kind !== 'trim' && { shape: piece.form.shape }),
    nominalSize: `${width}x${length}`,
    sizeGroup: sizeGroup(Math.max(width, length)),
    lengthIn: actualInches(length, isMetric),
    widthIn: actualInches(width, isMetric),
    thicknessIn: piece.form.thickness,
    edge: line.edge,
    shadeVariation: shade,
    texture: piece.finish === 'Textured' && line.texture === 'Smooth' ? 'Textured' : line.texture,
    isDirectional: ['Wood', 'Textile'].includes(line.look) || line.texture === 'Fluted' || line.drawn === 'travertine',
  }
}

/** Measurements of the body, equal for all pieces of a collection with the same finish. */
function measuredAttributes(piece: RangePiece): ProductAttributes {
  const { line, name } = piece.collection
  const traits = materialTraits[line.material]
  const chance = seededRandom(`measured ${name} ${piece.finish}`)
  const [least, most] = bodyAbsorption(piece) ?? []
  const percent =
    least === undefined || most === undefined ? undefined : roundPercent(least + chance.next() * (most - least))
  const [weakest = 0, strongest = 0] = traits.breaking ?? []
  const wear = wearClasses({
    material: line.material,
    finish: piece.finish,
    isGlazed: line.isGlazed,
    isWallOnly: line.isWallOnly,
  })
  const frost = isFrostResistant(line.material, percent)
  return {
    ...(percent !== undefined && { absorptionPercent: percent, absorption: absorptionClass(percent) }),
    ...(wear.length > 0 && piece.form.kind !== 'trim' && { abrasionClass: chance.pick(wear) }),
    ...(frost !== undefined && { frostResistant: frost }),
    ...(traits.breaking &&
      piece.form.kind === 'field' && { breakingStrengthLbf: chance.int(weakest / 5, strongest / 5) * 5 }),
    ...(traits.chemical && { chemicalClass: line.isGlazed && line.material === 'Porcelain' ? 'GA' : traits.chemical }),
    ...(traits.mohs && { mohs: traits.mohs }),
    ...gripOf(piece, chance.next()),
  }
}

/** Ceramic floor tile is fired denser than wall tile. */
const bodyAbsorption = ({ collection: { line } }: RangePiece): readonly [number, number] | undefined =>
  line.material === 'Ceramic' && !line.isWallOnly ? [3.2, 6.4] : materialTraits[line.material].absorption

const roundPercent = (percent: number): number =>
  percent < 1 ? Math.round(percent * 100) / 100 : Math.round(percent * 10) / 10

/** Chips are too small to measure, so the manufacturer declares a value. Wall tile has none. */
function gripOf(piece: RangePiece, draw: number): ProductAttributes {
  const { line } = piece.collection
  if (line.isWallOnly || isTrim(piece)) return {}
  const grip = findGrip(line.material, piece.finish)
  if (!grip) return {}
  if (isMosaic(piece)) return { dcofClass: 'Declared' }
  const dcof = (grip[0] + Math.round(draw * (grip[1] - grip[0]))) / 100
  return { dcofWet: dcof, dcofClass: gripClass(dcof) }
}

function settingAttributes(piece: RangePiece): ProductAttributes {
  const { line, name } = piece.collection
  const traits = materialTraits[line.material]
  const care = { needsSealing: traits.needsSealing || piece.finish === 'Crackle', cleaner: traits.cleaner }
  if (isTrim(piece)) return { profile: piece.form.label, ...care }
  const [jointMinIn, jointMaxIn] = isMosaic(piece) ? [0.0625, 0.125] : jointOf(line.edge, line.material)
  const chance = seededRandom(`setting ${name}`)
  const isPrinted = line.material === 'Porcelain' || line.material === 'Ceramic'
  return {
    jointMinIn,
    jointMaxIn,
    ...(isPrinted &&
      !isMosaic(piece) && { faces: chance.pick([6, 8, 10, 12, 16, 20, 24]), caliber: String(chance.int(0, 9)) }),
    ...(isMosaic(piece) && {
      chipSize: piece.form.chip,
      backing: chance.pick(['Fiberglass mesh', 'Nylon mesh', 'Dot-mounted']),
    }),
    ...(kindOf(piece) === 'plank-tile' && { maxOffsetPercent: 33 }),
    ...(kindOf(piece) === 'large-format' && { needsTwoPeople: true, needsLevelingSystem: true }),
    ...care,
    ...greenClaims(piece),
  }
}

function greenClaims({ collection: { line, name } }: RangePiece): ProductAttributes {
  const chance = seededRandom(`green ${name}`)
  const canRecycle = ['Porcelain', 'Glass', 'Ceramic', 'Terrazzo'].includes(line.material)
  return {
    ...(canRecycle && chance.is(0.4) && { recycledPercent: chance.pick([10, 15, 20, 25, 40]) }),
    ...(chance.is(0.3) && { certification: 'GREENGUARD Gold' }),
  }
}

const trimUses: ProductAttributes = { use: ['Wall', 'Shower wall', 'Backsplash', 'Fireplace'] }

export function attributesOf(piece: RangePiece): ProductAttributes {
  const kind = kindOf(piece)
  if (isFloorGoods(piece.collection)) return plankAttributes(piece, kind, lookAttributes(piece))
  const all = { ...lookAttributes(piece), ...measuredAttributes(piece), ...settingAttributes(piece) }
  if (isTrim(piece)) return { ...all, ...trimUses }
  const facts = { ...all, kind, isWallOnly: piece.collection.line.isWallOnly }
  const use = usesOf(facts)
  const room = roomsOf(facts, use)
  return { ...all, use, room, suits: suitedPlaces({ kind, attributes: { ...all, use } }) }
}
