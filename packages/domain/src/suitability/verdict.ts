export type Verdict = 'pass' | 'caution' | 'no'

const weight: Record<Verdict, number> = { pass: 0, caution: 1, no: 2 }
export const worstVerdict = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce<Verdict>((one, other) => (weight[other] > weight[one] ? other : one), 'pass')

export interface SuitabilityReason {
  verdict: Verdict
  about: 'use' | 'grip' | 'wear' | 'water' | 'frost' | 'size' | 'material'
  /** A sentence for customers, with the number if there is one. */
  says: string
  /** The product's value and the required one, if the reason is a number. */
  value?: string
  needed?: string
}

/** At least (with `isMost`: at most) the first limit passes, up to the second is a caution, beyond it is a no. */
export function gradeVerdict(value: number, [pass, caution]: readonly [number, number], isMost = false): Verdict {
  const reaches = (bound: number) => (isMost ? value <= bound : value >= bound)
  if (reaches(pass)) return 'pass'
  return reaches(caution) ? 'caution' : 'no'
}
