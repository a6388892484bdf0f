import { groutFor } from '@tessera/domain/coverage/grout'
import { mortarBagLbs, mortarFor } from '@tessera/domain/coverage/mortar'
import { trimPiecesFor } from '@tessera/domain/coverage/trim-pieces'
import type { TilePiece } from './product-facts.ts'
import type { JobRecord } from './shown-product.ts'

export interface JobItem {
  record: JobRecord
  quantity: number
  /** How the quantity was calculated. */
  why: string
}

export interface TileJob {
  /** Undefined for trim, which covers no area: nothing is counted by it. */
  areaSqft: string | undefined
  edgeFeet: string
  piece: TilePiece
  isStone: boolean
}

const stones = new Set(['Marble', 'Limestone', 'Travertine', 'Slate', 'Granite', 'Quartzite'])
export const isStone = (material: string | undefined): boolean => stones.has(material ?? '')

/** The bag weight from a name that contains, for example, `10 lb`. */
export const poundsIn = (name: string): number | undefined => {
  const [, pounds] = /(\d+(?:\.\d+)?)\s*lb\b/i.exec(name) ?? []
  return pounds === undefined ? undefined : Number(pounds)
}

/** The longest side of a size such as `3x6` in feet, which is the length a piece of trim covers. */
export const feetOf = (size: string | null): number | undefined => {
  const sides = (size ?? '').split('x').map(Number)
  const longest = Math.max(...sides)
  return sides.length === 2 && longest > 0 ? longest / 12 : undefined
}

type Counter = (record: JobRecord, job: TileJob) => Omit<JobItem, 'record'> | undefined

const counters: Record<string, Counter> = {
  grout: (record, { areaSqft, piece: { lengthIn, widthIn, thicknessIn, jointIn } }) => {
    const lbsPerBag = poundsIn(record.name)
    if (!areaSqft || !lengthIn || !widthIn || !thicknessIn || !lbsPerBag) return undefined
    const { bags, lbsWithLoss } = groutFor({ areaSqft, lengthIn, widthIn, thicknessIn, jointIn, lbsPerBag })
    return { quantity: Math.max(1, bags), why: `${lbsWithLoss} lb for ${inchText(jointIn)} joints` }
  },
  mortar: (record, { areaSqft, piece: { lengthIn = 0, widthIn = 0 }, isStone: isNatural }) => {
    const longestSideIn = Math.max(lengthIn, widthIn)
    if (!areaSqft || longestSideIn <= 0 || poundsIn(record.name) !== mortarBagLbs) return undefined
    const { bags, notch } = mortarFor({ areaSqft, longestSideIn, isWetArea: false, isStone: isNatural })
    return { quantity: Math.max(1, bags), why: `${notch} in notched trowel` }
  },
  trim: (record, { edgeFeet }) => {
    const feet = feetOf(record.tessera.size)
    if (!feet) return undefined
    return {
      quantity: Math.max(1, trimPiecesFor(edgeFeet, String(feet))),
      why: `${edgeFeet} ft of edge plus 10% for cuts`,
    }
  },
}

/** The products and quantities to finish the job; the quantity is 1 if it can't be calculated. */
export const jobItems = (records: readonly JobRecord[], job: TileJob): JobItem[] =>
  records.map((record) => {
    const counted = counters[record.tessera.kind]?.(record, job)
    return { record, ...(counted ?? { quantity: 1, why: '' }) }
  })

const sixteenths: Record<number, string> = { 1: '1/16', 2: '1/8', 3: '3/16', 4: '1/4', 6: '3/8', 8: '1/2' }

/** Formats inches as on a tape measure: 0.125 is 1/8 in. */
export const inchText = (inches: number): string => `${sixteenths[inches * 16] ?? inches} in`
