/** A browser error with the number of its occurrences. */
export interface ErrorReport {
  /** Equal for equal errors. */
  fingerprint: string
  message: string
  stack: string | null
  path: string
  reference: string
  times: number
  lastAt: Date
}

/** Reports an error to the monitoring service. False if it did not arrive; it is then retried. */
export interface ErrorReporter {
  report(error: ErrorReport): Promise<boolean>
}
