import type { Fraction } from '../money.ts'
import { dividedBy, isBelow, isMeasure, type MeasureValue, minus, parseMeasure, plus, times } from './measure.ts'

/** A tape measure length: 12 ft 6 1/2 in. Inches may be '6 1/2', '3/4' or '6.5'. */
export interface TapeLength {
  feet?: MeasureValue
  inches?: MeasureValue
}

export interface Rectangle {
  length: TapeLength
  width: TapeLength
}

export interface RoomMeasurements {
  /** A room that is not a rectangle has several parts. */
  parts: readonly Rectangle[]
  /** Deducted areas: islands, cabinets, tubs. */
  minus?: readonly Rectangle[]
}

const withFraction = /^\s*(?:(\d{1,6})\s+)?(\d{1,4})\/(\d{1,4})\s*$/
const zero = parseMeasure(0)

/** Inches with a fraction, as on a tape measure; undefined if it is not a length. */
export function findInches(value: MeasureValue): Fraction | undefined {
  const [, wholeInches = '0', part, parts] = withFraction.exec(typeof value === 'string' ? value : '') ?? []
  if (part === undefined || parts === undefined) return isMeasure(value) ? parseMeasure(value) : undefined
  if (Number(parts) === 0) return undefined
  return plus(parseMeasure(wholeInches), dividedBy(parseMeasure(part), parseMeasure(parts)))
}

function inchesOf({ feet = 0, inches = 0 }: TapeLength): Fraction {
  const found = findInches(inches)
  if (!found) throw new RangeError(`${inches} are not inches.`)
  return plus(times(parseMeasure(feet), parseMeasure(12)), found)
}

const areaOfOne = ({ length, width }: Rectangle): Fraction =>
  dividedBy(times(inchesOf(length), inchesOf(width)), parseMeasure(144))
const areaOfAll = (all: readonly Rectangle[]): Fraction => all.map(areaOfOne).reduce(plus, zero)

/** Exact square feet of one room: pass it to `boxesFor` unchanged, print it with `toText`. */
export function roomArea({ parts, minus: taken = [] }: RoomMeasurements): Fraction {
  const [total, away] = [areaOfAll(parts), areaOfAll(taken)]
  if (isBelow(total, away)) throw new RangeError('More is taken away than there is.')
  return minus(total, away)
}

export const roomsArea = (rooms: readonly RoomMeasurements[]): Fraction => rooms.map(roomArea).reduce(plus, zero)
