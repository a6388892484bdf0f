/** Captures where `method` was called; the stack text is only created when it is read. */
export function callerOf(method: (...args: never[]) => unknown): Error {
  const caller = new Error()
  const { captureStackTrace } = Error as { captureStackTrace?: (target: object, below: unknown) => void }
  captureStackTrace?.(caller, method)
  return caller
}
