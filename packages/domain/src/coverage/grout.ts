import { type Amount, ceiling, measure, over, plus, positive, times, toText, withPercent } from './measure.ts'

/** Pounds of dry grout per cubic inch; a product may have its own yield. */
export const groutDensity = '0.0578'
export const groutLossPercent = 10

export interface GroutJob {
  areaSqft: Amount
  lengthIn: Amount
  widthIn: Amount
  /** The depth of the joint. */
  thicknessIn: Amount
  jointIn: Amount
  lbsPerBag: Amount
  lbsPerCubicInch?: Amount
}

export interface GroutNeeded {
  cubicInchesPerSqft: string
  lbs: string
  lbsWithLoss: string
  bags: number
}

const inchesPerSqft = measure(144)

export function groutFor(job: GroutJob): GroutNeeded {
  const [length, width] = [positive(job.lengthIn), positive(job.widthIn)]
  const jointsPerInch = over(plus(length, width), times(length, width))
  const section = times(measure(job.jointIn), measure(job.thicknessIn))
  const perSqft = times(times(jointsPerInch, section), inchesPerSqft)
  const lbs = times(times(perSqft, measure(job.areaSqft)), measure(job.lbsPerCubicInch ?? groutDensity))
  const withLoss = times(lbs, withPercent(groutLossPercent))
  return {
    cubicInchesPerSqft: toText(perSqft),
    lbs: toText(lbs, 2),
    lbsWithLoss: toText(withLoss, 2),
    bags: ceiling(over(withLoss, positive(job.lbsPerBag))),
  }
}

/** Sand scratches soft or polished material and does not fit narrow joints. */
const widestUnsandedIn = 0.125
const neverSanded: readonly string[] = ['Marble', 'Glass']

export const groutTypeFor = (jointIn: number, material: string | undefined): 'Sanded' | 'Unsanded' =>
  jointIn <= widestUnsandedIn || neverSanded.includes(material ?? '') ? 'Unsanded' : 'Sanded'
