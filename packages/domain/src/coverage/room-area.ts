import type { Fraction } from '../money.ts'
import { type Amount, isBelow, isMeasure, measure, minus, over, plus, times } from './measure.ts'

/** A tape measure length: 12 ft 6 1/2 in. Inches may be '6 1/2', '3/4' or '6.5'. */
export interface TapeLength {
  feet?: Amount
  inches?: Amount
}

export interface Rectangle {
  length: TapeLength
  width: TapeLength
}

export interface Room {
  /** A room that is not a rectangle has several parts. */
  parts: readonly Rectangle[]
  /** Deducted areas: islands, cabinets, tubs. */
  minus?: readonly Rectangle[]
}

const withFraction = /^\s*(?:(\d{1,6})\s+)?(\d{1,4})\/(\d{1,4})\s*$/
const zero = measure(0)

/** Inches with a fraction, as on a tape measure; undefined if it is not a length. */
export function findInches(value: Amount): Fraction | undefined {
  const [, wholeInches = '0', part, parts] = withFraction.exec(typeof value === 'string' ? value : '') ?? []
  if (part === undefined || parts === undefined) return isMeasure(value) ? measure(value) : undefined
  if (Number(parts) === 0) return undefined
  return plus(measure(wholeInches), over(measure(part), measure(parts)))
}

function inchesOf({ feet = 0, inches = 0 }: TapeLength): Fraction {
  const found = findInches(inches)
  if (!found) throw new RangeError(`${inches} are not inches.`)
  return plus(times(measure(feet), measure(12)), found)
}

const areaOfOne = ({ length, width }: Rectangle): Fraction =>
  over(times(inchesOf(length), inchesOf(width)), measure(144))
const areaOfAll = (all: readonly Rectangle[]): Fraction => all.map(areaOfOne).reduce(plus, zero)

/** Exact square feet of one room: pass it to `boxesFor` unchanged, print it with `toText`. */
export function roomArea({ parts, minus: taken = [] }: Room): Fraction {
  const [total, away] = [areaOfAll(parts), areaOfAll(taken)]
  if (isBelow(total, away)) throw new RangeError('More is taken away than there is.')
  return minus(total, away)
}

export const roomsArea = (rooms: readonly Room[]): Fraction => rooms.map(roomArea).reduce(plus, zero)
