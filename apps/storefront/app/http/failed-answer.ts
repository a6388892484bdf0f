let last: { reference: string; at: number } | undefined
const freshMilliseconds = 5000

/** Remembers the reference under which the server reported this failure. */
export function noteFailedAnswer({ status, headers }: Response): void {
  const reference = headers.get('x-request-id')
  if (status >= 500 && reference) last = { reference, at: Date.now() }
}

/** The reference of the latest failure; undefined if the server did not report one in the last 5 s. */
export const findFailedAnswer = (): string | undefined =>
  last && Date.now() - last.at < freshMilliseconds ? last.reference : undefined
