import { areaServedBy, boxesFor, coveredBy, piecesFor } from '@tessera/domain/coverage/boxes'
import { loadOf } from '@tessera/domain/coverage/load'
import {
  isMeasure,
  limitMeasure,
  type MeasureValue,
  minusOrZero,
  parseMeasure,
  toText,
} from '@tessera/domain/coverage/measure'
import { findInches, roomsArea, type TapeLength } from '@tessera/domain/coverage/room-area'
import { limitWaste, maxWastePercent, repairBoxes } from '@tessera/domain/coverage/waste'
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
  /** The typed values that were above a limit and counted as the limit. */
  limited: LimitedValue[]
}

/** The largest values the calculator takes. A larger one counts as the limit, so that typing more never gives fewer boxes. */
export const calculatorLimits = { waste: maxWastePercent, area: 100_000, boxes: 20_000 } as const
export type LimitedValue = keyof typeof calculatorLimits

/** Feet, inches or both: `12` and `6 1/2`. Two empty fields give undefined. */
function findLength(feet: string, inches: string): TapeLength | undefined {
  if (feet.trim() === '' && inches.trim() === '') return undefined
  if (feet.trim() !== '' && !isMeasure(feet.trim())) return undefined
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

/** Undefined until there are enough values to calculate. */
export function calculateBoxes(
  plan: QuantityPlan,
  packing: Packing,
  breaks: readonly PriceBreak[],
): BoxCalculation | undefined {
  const wastePercent = limitWaste(plan.waste, plan.pattern)
  const { sqftPerUnit: sqftPerBox } = packing
  const limited: LimitedValue[] = isLimited(plan.waste, wastePercent) ? ['waste'] : []
  if (plan.by === 'boxes') {
    const boxes = Number(limitMeasure(plan.boxes, calculatorLimits.boxes))
    if (!Number.isInteger(boxes) || boxes < 1) return undefined
    if (isLimited(plan.boxes, String(boxes))) limited.push('boxes')
    const areaSqft = areaServedBy(boxes, sqftPerBox, wastePercent)
    return completeCalculation({ areaSqft, wastePercent, boxes, packing, breaks, limited })
  }
  const typedArea = subtractArea(plan.by === 'area' ? plan.area : (roomsAreaOf(plan.rooms) ?? ''), plan.minus)
  const areaSqft = limitMeasure(typedArea, calculatorLimits.area)
  if (areaSqft === undefined || Number(areaSqft) <= 0) return undefined
  if (isLimited(typedArea, areaSqft)) limited.push('area')
  const spareBoxes = plan.hasSpare ? repairBoxes : 0
  const { boxes } = boxesFor({ areaSqft, wastePercent, sqftPerBox, spareBoxes })
  return completeCalculation({ areaSqft, wastePercent, boxes, packing, breaks, limited })
}

/** Text that is not an area subtracts nothing. */
const subtractArea = (area: string, minus: string): string =>
  isMeasure(area.trim()) && isMeasure(minus.trim()) ? toText(leftOver(area.trim(), minus.trim())) : area

const isLimited = (typed: string, used: string): boolean => isMeasure(typed.trim()) && Number(typed) > Number(used)

interface CalculationInput {
  areaSqft: MeasureValue
  wastePercent: string
  boxes: number
  packing: Packing
  breaks: readonly PriceBreak[]
  limited: LimitedValue[]
}

function completeCalculation(input: CalculationInput): BoxCalculation {
  const { areaSqft, wastePercent, boxes, packing, breaks, limited } = input
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
    limited,
  }
}

const leftOver = (covered: MeasureValue, area: MeasureValue) => minusOrZero(parseMeasure(covered), parseMeasure(area))
