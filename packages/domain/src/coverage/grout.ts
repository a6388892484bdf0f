import {
  ceiling,
  dividedBy,
  type MeasureValue,
  parseMeasure,
  parsePositiveMeasure,
  plus,
  times,
  toText,
  withPercent,
} from './measure.ts'

/** Pounds of dry grout per cubic inch; a product may have its own yield. */
export const groutDensity = '0.0578'
export const groutLossPercent = 10

export interface GroutJob {
  areaSqft: MeasureValue
  lengthIn: MeasureValue
  widthIn: MeasureValue
  /** The depth of the joint. */
  thicknessIn: MeasureValue
  jointIn: MeasureValue
  lbsPerBag: MeasureValue
  lbsPerCubicInch?: MeasureValue
}

export interface GroutNeeded {
  cubicInchesPerSqft: string
  lbs: string
  lbsWithLoss: string
  bags: number
}

const inchesPerSqft = parseMeasure(144)

export function groutFor(job: GroutJob): GroutNeeded {
  const [length, width] = [parsePositiveMeasure(job.lengthIn), parsePositiveMeasure(job.widthIn)]
  const jointsPerInch = dividedBy(plus(length, width), times(length, width))
  const section = times(parseMeasure(job.jointIn), parseMeasure(job.thicknessIn))
  const perSqft = times(times(jointsPerInch, section), inchesPerSqft)
  const lbs = times(times(perSqft, parseMeasure(job.areaSqft)), parseMeasure(job.lbsPerCubicInch ?? groutDensity))
  const withLoss = times(lbs, withPercent(groutLossPercent))
  return {
    cubicInchesPerSqft: toText(perSqft),
    lbs: toText(lbs, 2),
    lbsWithLoss: toText(withLoss, 2),
    bags: ceiling(dividedBy(withLoss, parsePositiveMeasure(job.lbsPerBag))),
  }
}

/** Sand scratches soft or polished material and does not fit narrow joints. */
const maxUnsandedIn = 0.125
const neverSanded: readonly string[] = ['Marble', 'Glass']

export const groutTypeFor = (jointIn: number, material: string | undefined): 'Sanded' | 'Unsanded' =>
  jointIn <= maxUnsandedIn || neverSanded.includes(material ?? '') ? 'Unsanded' : 'Sanded'
