import type { Findings } from './check.ts'

/** What one row of the matrix has shown. */
export interface Row {
  id: string
  numbers: string
  findings: Findings
  /** Rules about time, which a slow machine breaks as well. */
  timed?: Findings
}
