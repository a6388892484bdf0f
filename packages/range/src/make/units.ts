import type { ProductUnits } from '@tessera/contract/shop/product-facts'
import { materialTraits } from '../rules/material-traits.ts'
import { actualInches } from '../rules/size.ts'
import { seededRandom } from '../seeded-random.ts'
import { kindOf } from './attributes.ts'
import {
  type FieldPiece,
  isField,
  isFloorGoods,
  isMosaic,
  type MosaicPiece,
  type RangePiece,
  type TrimPiece,
} from './piece.ts'

/** Weight limits of a box (what a person lifts) and of a pallet, in pounds. */
const heaviestBox = 74
const palletLbs = 2_700
const maxPieces = 60

/** Target square feet per box, minimum and maximum. */
const boxSqft: Readonly<Record<string, readonly [number, number]>> = {
  'field-tile': [9, 14],
  'large-format': [15, 31],
  'plank-tile': [11, 16],
  lvp: [18, 28],
  laminate: [18, 24],
  'engineered-wood': [22, 28],
  'solid-wood': [18, 25],
}

const formatSqft = (sqft: number): string => (Math.round(sqft * 100) / 100).toFixed(4)
const formatPounds = (lbs: number): string => Math.max(0.1, Math.round(lbs * 10) / 10).toFixed(1)
const perPallet = (lbs: number, most: number): number =>
  Math.max(8, Math.min(most, Math.floor(palletLbs / lbs / 2) * 2))

/** Share of its bounding rectangle that a shape covers. */
const fill: Readonly<Record<string, number>> = { Hexagon: 0.75, Picket: 0.85, Arabesque: 0.62, 'Fish scale': 0.7 }

/** Square feet that one piece covers when laid. */
function pieceSqft({ form, collection: { line } }: FieldPiece): number {
  const isMetric = ['Porcelain', 'Ceramic', 'Terracotta', 'Cement', 'Terrazzo'].includes(line.material)
  const area = actualInches(form.width, isMetric) * actualInches(form.length, isMetric)
  return (area * (fill[form.shape] ?? 1)) / 144
}

function fieldUnits(piece: FieldPiece): ProductUnits {
  const { line, name } = piece.collection
  const one = pieceSqft(piece)
  const lbsPerSqft = materialTraits[line.material].density * 144 * piece.form.thickness
  const [least, most] = boxSqft[kindOf(piece)] ?? [9, 14]
  const wanted = seededRandom(`box ${name} ${piece.form.width}x${piece.form.length}`).int(least, most)
  const carried = Math.min(wanted, heaviestBox / lbsPerSqft)
  const fitting = Math.max(1, Math.min(maxPieces, Math.floor(carried / one + 0.01)))
  const isShort = fitting * one < least && fitting < maxPieces && (fitting + 1) * one * lbsPerSqft < heaviestBox
  const pieces = isShort ? fitting + 1 : fitting
  const lbs = pieces * one * lbsPerSqft * 1.015 + 0.4
  const unit = isFloorGoods(piece.collection) ? 'carton' : pieces === 1 ? 'piece' : 'box'
  return {
    purchaseUnit: unit,
    stockUnit: 'sq ft',
    piecesPerUnit: pieces,
    sqftPerUnit: formatSqft(pieces * one),
    lfPerPiece: null,
    lbsPerUnit: formatPounds(lbs),
    unitsPerPallet: perPallet(lbs, 120),
  }
}

/** Sheets are about a foot square; interlocking ones slightly less. */
const sheetSide: Readonly<Record<string, number>> = {
  square: 11.81,
  stacked: 11.81,
  hex: 11.69,
  penny: 11.57,
  herringbone: 11.22,
  basketweave: 11.73,
  arabesque: 11.34,
  picket: 11.42,
  fishscale: 11.26,
}

export const sheetSides = ({ form }: MosaicPiece): readonly [number, number] => {
  const side = sheetSide[form.chips] ?? 11.81
  return [side, form.chips === 'square' || form.chips === 'stacked' ? side : Math.round((side + 0.35) * 100) / 100]
}

function mosaicUnits(piece: MosaicPiece): ProductUnits {
  const { line } = piece.collection
  const [width, length] = sheetSides(piece)
  const sheet = (width * length) / 144
  const lbsOfSheet = sheet * materialTraits[line.material].density * 144 * piece.form.thickness * 0.9
  const isBoxed = line.material === 'Porcelain' || line.material === 'Ceramic'
  const sheets = isBoxed ? 10 : 1
  return {
    purchaseUnit: isBoxed ? 'box' : 'sheet',
    stockUnit: isBoxed ? 'sq ft' : 'sheet',
    piecesPerUnit: sheets,
    sqftPerUnit: formatSqft(sheet * sheets),
    lfPerPiece: null,
    lbsPerUnit: formatPounds(lbsOfSheet * sheets),
    unitsPerPallet: perPallet(lbsOfSheet * sheets, isBoxed ? 72 : 500),
  }
}

function trimUnits({ form, collection: { line } }: TrimPiece): ProductUnits {
  const lbs = form.height * form.length * form.thickness * materialTraits[line.material].density * 0.85
  return {
    purchaseUnit: 'piece',
    stockUnit: 'piece',
    piecesPerUnit: 1,
    sqftPerUnit: null,
    lfPerPiece: (form.length / 12).toFixed(4),
    lbsPerUnit: formatPounds(lbs),
    unitsPerPallet: null,
  }
}

export function unitsOf(piece: RangePiece): ProductUnits {
  if (isField(piece)) return fieldUnits(piece)
  return isMosaic(piece) ? mosaicUnits(piece) : trimUnits(piece as TrimPiece) // the third and last form
}
