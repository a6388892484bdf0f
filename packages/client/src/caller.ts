/** The place where a method was called. */
export interface CallerStack {
  stack?: string | undefined
}

/** Captures where `method` was called; the stack text is only created when it is read. An error captures its own first. */
export function callerOf(method: (...args: never[]) => unknown): CallerStack {
  const { captureStackTrace } = Error as { captureStackTrace?: (target: object, below: unknown) => void }
  if (!captureStackTrace) return new Error()
  const caller: CallerStack = {}
  captureStackTrace(caller, method)
  return caller
}
