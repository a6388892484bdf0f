import type { Findings } from './check.ts'

/** The result of one row of the fault matrix. */
export interface Row {
  id: string
  numbers: string
  findings: Findings
  /** Timing rules, which a slow machine may also break. */
  timed?: Findings
}
