/** A mistake of the pages, however often it has happened. */
export interface ErrorReport {
  /** The same for the same mistake. */
  fingerprint: string
  message: string
  stack: string | null
  path: string
  reference: string
  times: number
  lastAt: Date
}

/** Hands an error on to whoever watches. False: it did not arrive, and is tried again later. */
export interface ErrorReports {
  tell(error: ErrorReport): Promise<boolean>
}
