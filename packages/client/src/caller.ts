/** The place where `method` was called; the text of the stack is only made when someone reads it. */
export function callerOf(method: (...args: never[]) => unknown): Error {
  const caller = new Error()
  const { captureStackTrace } = Error as { captureStackTrace?: (target: object, below: unknown) => void }
  captureStackTrace?.(caller, method)
  return caller
}
