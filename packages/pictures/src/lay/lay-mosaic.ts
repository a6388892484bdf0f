import { insetOutline, rectangleOutline } from '../outline.ts'
import type { MosaicRecipe } from '../recipe.ts'
import { layHerringbone } from './herringbone.ts'
import { type LayField, type LayPattern, layRows, rowShifts } from './lay-rows.ts'
import { layArabesques, layFishscales, layHexagons, layPennies, layPickets } from './lay-shapes.ts'
import type { PieceSpot } from './piece-layout.ts'

type LayChips = (field: LayField, chip: number, joint: number) => LayPattern

const byChips: Record<MosaicRecipe['chips'], LayChips> = {
  square: (field, chip, joint) => layRows(field, chip, chip, joint, rowShifts.grid),
  stacked: (field, chip, joint) => layRows(field, chip * 0.3, chip, joint, rowShifts.grid),
  hex: (field, chip, joint) => layHexagons(field, chip, joint),
  penny: (field, chip, joint) => layPennies(field, chip, joint),
  herringbone: (field, chip, joint) => layHerringbone(field, chip / 2 - joint / 2, chip, joint),
  arabesque: (field, chip, joint) => layArabesques(field, chip * 0.84, chip, joint),
  basketweave: (field, chip, joint) => layWovenDots(field, chip, joint),
  picket: (field, chip, joint) => layPickets(field, chip * 0.36, chip, joint),
  fishscale: (field, chip, joint) => layFishscales(field, chip, joint),
}

export const layMosaic = (field: LayField, { chips, chip, joint }: MosaicRecipe): LayPattern =>
  byChips[chips](field, chip, joint)

/** The classic marble weave: pairs of bars, turned from pair to pair, and a small dark square in every gap. */
function layWovenDots(field: LayField, chip: number, joint: number): LayPattern {
  const l = chip + joint
  const w = l / 2.6
  const dot = l / 2 - w
  const pitch = l / 2 + w
  const spots: PieceSpot[] = []
  for (let row = -1; row * pitch < field.height + pitch; row++) {
    for (let column = -1; column * pitch < field.width + pitch; column++) {
      const x = column * pitch
      const y = row * pitch
      const isLevel = ((row + column) & 1) === 0
      for (const off of [-w / 2, w / 2]) {
        const turn = isLevel ? Math.PI / 2 : 0
        spots.push({ x: x + (isLevel ? 0 : off), y: y + (isLevel ? off : 0), turn, kind: 0 })
      }
      spots.push({ x: x + pitch / 2, y: y + pitch / 2, turn: 0, kind: 1 })
    }
  }
  const bar = {
    width: w - joint,
    length: l - joint,
    outline: insetOutline(rectangleOutline(w, l), joint / 2),
    isPlain: true,
  }
  const square = {
    width: dot - joint,
    length: dot - joint,
    outline: insetOutline(rectangleOutline(dot, dot), joint / 2),
    isPlain: true,
  }
  return { kinds: [bar, { ...square, accent: true }], spots }
}
