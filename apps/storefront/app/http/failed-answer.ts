let last: { reference: string; at: number } | undefined
const freshMilliseconds = 5000

/** An answer that failed, with the number under which the server has told of it. */
export function noteFailedAnswer({ status, headers }: Response): void {
  const reference = headers.get('x-request-id')
  if (status >= 500 && reference) last = { reference, at: Date.now() }
}

/** The number of what has just failed; none where the server does not know of it. */
export const findFailedAnswer = (): string | undefined =>
  last && Date.now() - last.at < freshMilliseconds ? last.reference : undefined
