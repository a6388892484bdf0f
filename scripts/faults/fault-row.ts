import type { Findings } from './check-history.ts'

/** The result of one row of the fault matrix. */
export interface FaultRow {
  id: string
  numbers: string
  findings: Findings
  /** Timing rules, which a slow machine may also break. */
  timed?: Findings
}
