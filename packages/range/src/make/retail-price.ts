import type { ProductUnits } from '@tessera/contract/shop/product-facts'
import { boxCentsFrom } from '@tessera/domain/coverage/box-price'
import { kindOf } from './attributes.ts'
import { isField, isMosaic, isTrim, type RangePiece, type TrimPiece } from './piece.ts'

/** The price of a form relative to the plain size of its line, in percent. */
function formPercent(piece: RangePiece): number {
  if (isMosaic(piece)) return piece.collection.line.material === 'Metal' ? 100 : 160
  if (!isField(piece)) return 100
  const { width, length, thickness } = piece.form
  if (thickness > 0.78) return 150
  if (width * length > 1500) return 135
  if (kindOf(piece) === 'large-format') return 115
  return length < 6 ? 110 : 100
}

const finishPercent = ({ finish, collection: { line } }: RangePiece): number =>
  finish === 'Polished' && line.material === 'Porcelain' ? 110 : 100

/** Prices end in 9: in steps of a dime below three dollars, of a half dollar above. */
const roundToNine = (cents: number): number => {
  const step = cents < 300 ? 10 : 50
  return Math.max(step, Math.round(cents / step) * step) - 1
}

function sqftCents(piece: RangePiece): number {
  const { line, priceLevel } = piece.collection
  const [low, high] = line.perSqft
  const plain = low + priceLevel * (high - low)
  return roundToNine((plain * formPercent(piece) * finishPercent(piece)) / 10_000)
}

/** Cents per foot of trim at the bottom and the top of a line's prices; for floors, per piece. */
const trimCents: Readonly<Record<string, readonly [number, number]>> = {
  Marble: [600, 1100],
  Limestone: [600, 1000],
  Travertine: [450, 800],
  Slate: [500, 800],
  Granite: [600, 950],
  Terrazzo: [700, 1100],
  Porcelain: [350, 700],
  Ceramic: [700, 1300],
  Glass: [600, 1000],
  LVP: [450, 600],
  Laminate: [380, 500],
  'Engineered wood': [750, 1100],
  'Solid wood': [800, 1200],
}
/** A thin wood molding, much cheaper than a stair nose. */
const floorQuarterPercent = 45
const profilePercent: Readonly<Record<string, number>> = { 'chair-rail': 170, cove: 130, 'quarter-round': 85 }

function trimPieceCents({ form, collection: { line, priceLevel } }: TrimPiece): number {
  const [low, high] = trimCents[line.material] ?? [500, 800]
  const isSlip = line.kind !== 'tile' && form.profile === 'quarter-round'
  const percent = isSlip ? floorQuarterPercent : (profilePercent[form.profile] ?? 100)
  const perFoot = ((low + priceLevel * (high - low)) * percent) / 100
  return roundToNine((perFoot * form.length) / 12)
}

/** Retail cents per purchase unit; all other prices derive from it. */
export function retailCents(piece: RangePiece, units: ProductUnits): number {
  if (isTrim(piece)) return trimPieceCents(piece)
  return boxCentsFrom(sqftCents(piece), units.sqftPerUnit ?? '1')
}
