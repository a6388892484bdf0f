import { areaServedBy, boxesFor, coveredBy, piecesFor } from '@tessera/domain/coverage/boxes'
import { loadOf } from '@tessera/domain/coverage/load'
import { isMeasure, type MeasureValue, minusOrZero, parseMeasure, toText } from '@tessera/domain/coverage/measure'
import { findInches, roomsArea, type TapeLength } from '@tessera/domain/coverage/room-area'
import { repairBoxes } from '@tessera/domain/coverage/waste'
import { type PriceBreak, unitCentsAt } from './price-break.ts'
import type { QuantityPlan, TypedRoom } from './quantity-plan.ts'

export interface Packing {
  sqftPerUnit: string
  piecesPerUnit: number
  lbsPerUnit: string
  unitsPerPallet: number | null
}

export interface BoxCalculation {
  /** The net area, without waste. */
  areaSqft: string
  needSqft: string
  boxes: number
  coveredSqft: string
  leftOverSqft: string
  shortByOneFewerSqft: string
  pieces: number
  /** The pieces needed including waste, out of `pieces`. */
  piecesNeeded: number
  weightLbs: string
  pallets: number
  unitCents: number
  totalCents: number
  wastePercent: string
}

const maxSqft = 100_000
const maxBoxes = 20_000
const maxWaste = 30

const isBelow = (text: string, max: number): boolean => isMeasure(text.trim()) && Number(text) <= max

/** Feet, inches or both: `12` and `6 1/2`. Two empty fields give undefined. */
function findLength(feet: string, inches: string): TapeLength | undefined {
  if (feet.trim() === '' && inches.trim() === '') return undefined
  if (feet.trim() !== '' && !isBelow(feet, 1000)) return undefined
  if (inches.trim() !== '' && !findInches(inches.trim())) return undefined
  return { feet: feet.trim() || 0, inches: inches.trim() || 0 }
}

/** Adds up complete rooms only; a half-typed one doesn't count yet. */
export function roomsAreaOf(rooms: readonly TypedRoom[]): string | undefined {
  const whole = rooms.flatMap(({ lengthFt, lengthIn, widthFt, widthIn }) => {
    const length = findLength(lengthFt, lengthIn)
    const width = findLength(widthFt, widthIn)
    return length && width ? [{ parts: [{ length, width }] }] : []
  })
  return whole.length > 0 ? toText(roomsArea(whole)) : undefined
}

const wasteOf = ({ waste }: QuantityPlan): string => (isBelow(waste, maxWaste) ? waste.trim() : '10')

/** Undefined until there are enough values to calculate. */
export function calculateBoxes(
  plan: QuantityPlan,
  packing: Packing,
  breaks: readonly PriceBreak[],
): BoxCalculation | undefined {
  const wastePercent = wasteOf(plan)
  const spareBoxes = plan.hasSpare ? repairBoxes : 0
  const { sqftPerUnit: sqftPerBox } = packing
  if (plan.by === 'boxes') {
    const boxes = Number(plan.boxes)
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > maxBoxes) return undefined
    const areaSqft = areaServedBy(boxes, sqftPerBox, wastePercent)
    return completeCalculation({ areaSqft, wastePercent, boxes, packing, breaks })
  }
  const areaSqft = plan.by === 'area' ? plan.area.trim() : (roomsAreaOf(plan.rooms) ?? '')
  if (!isBelow(areaSqft, maxSqft) || Number(areaSqft) <= 0) return undefined
  const { boxes } = boxesFor({ areaSqft, wastePercent, sqftPerBox, spareBoxes })
  return completeCalculation({ areaSqft, wastePercent, boxes, packing, breaks })
}

interface CalculationInput {
  areaSqft: MeasureValue
  wastePercent: string
  boxes: number
  packing: Packing
  breaks: readonly PriceBreak[]
}

function completeCalculation({ areaSqft, wastePercent, boxes, packing, breaks }: CalculationInput): BoxCalculation {
  const wanted = { areaSqft, wastePercent, sqftPerBox: packing.sqftPerUnit }
  const needed = boxesFor(wanted)
  const coveredSqft = coveredBy(boxes, packing.sqftPerUnit)
  const load = loadOf(boxes, {
    piecesPerBox: packing.piecesPerUnit,
    lbsPerBox: packing.lbsPerUnit,
    boxesPerPallet: packing.unitsPerPallet,
  })
  const unitCents = unitCentsAt(breaks, boxes)
  return {
    areaSqft: String(areaSqft),
    needSqft: needed.needSqft,
    boxes,
    coveredSqft,
    leftOverSqft: toText(leftOver(coveredSqft, areaSqft)),
    shortByOneFewerSqft: boxes > needed.boxes ? '0' : needed.shortByOneFewerSqft,
    pieces: load.pieces,
    piecesNeeded: piecesFor(wanted, packing.piecesPerUnit),
    weightLbs: load.weightLbs,
    pallets: load.fullPallets,
    unitCents,
    totalCents: unitCents * boxes,
    wastePercent,
  }
}

const leftOver = (covered: MeasureValue, area: MeasureValue) => minusOrZero(parseMeasure(covered), parseMeasure(area))
