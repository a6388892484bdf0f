import type { Logger } from 'pino'
import { describeViolation, type Violation } from './read-violations.ts'

export interface ReportViolations {
  logger: Pick<Logger, 'error'>
  /** Called once per violation. */
  count: () => void
}

export function reportViolations(found: readonly Violation[], { logger, count }: ReportViolations): void {
  for (const violation of found) {
    count()
    logger.error({ event: 'invariant-violation', violation: describeViolation(violation) }, 'an invariant is violated')
  }
}
