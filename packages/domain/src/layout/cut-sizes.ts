import type { TileCut } from './lay-tiles.ts'
import { boundsOf, type Point } from './polygon.ts'

/** Cuts of one size, which a crew saws in one go. */
export interface CutSize {
  /** `A` to `Z`, then `AA`: written on the drawing too. */
  letter: string
  /** To the sixteenth of an inch. */
  lengthIn: number
  widthIn: number
  /** False for notches and angles, which are marked in place. */
  isRectangle: boolean
  /** Where they lie, from the left and the top of the room. */
  centers: readonly Point[]
}

const sixteenths = 16
/** Blades and tapes are not finer. */
const roundToSixteenth = (inches: number): number => Math.max(Math.round(inches * sixteenths), 1) / sixteenths

/** A notch smaller than this is chipped off. */
const smallestNotchSqIn = 0.1

/** The cuts of a layout by size, the most frequent first. */
export function cutSizesOf(cuts: readonly TileCut[]): CutSize[] {
  const sizes = new Map<string, Omit<CutSize, 'letter' | 'centers'> & { centers: Point[] }>()
  for (const cut of cuts) {
    const [lengthIn, widthIn] = [roundToSixteenth(cut.lengthIn), roundToSixteenth(cut.widthIn)]
    const isRectangle = cut.lengthIn * cut.widthIn - cut.sqIn < smallestNotchSqIn
    const key = `${lengthIn} ${widthIn} ${isRectangle}`
    const size = sizes.get(key) ?? { lengthIn, widthIn, isRectangle, centers: [] }
    size.centers.push(centerOf(cut))
    sizes.set(key, size)
  }
  return [...sizes.values()]
    .sort((one, other) => other.centers.length - one.centers.length || sqInOf(other) - sqInOf(one))
    .map((size, at) => ({ letter: letterAt(at), ...size }))
}

const sqInOf = ({ lengthIn, widthIn }: Pick<CutSize, 'lengthIn' | 'widthIn'>): number => lengthIn * widthIn

function centerOf({ rings }: TileCut): Point {
  const { left, right, top, bottom } = boundsOf(rings)
  return [(left + right) / 2, (top + bottom) / 2]
}

const alphabet = 26

/** Counts like the columns of a spreadsheet. */
function letterAt(at: number): string {
  const last = String.fromCharCode(65 + (at % alphabet))
  return at < alphabet ? last : letterAt(Math.floor(at / alphabet) - 1) + last
}
