import { fetching } from '@tessera/contract/shop/constants'

/** The response, or the error thrown instead. */
export type FetchOutcome = Response | Error

export interface RetryOptions {
  ask(): Promise<Response>
  /** Throws early if the request is aborted. */
  wait(milliseconds: number): Promise<void>
  isOnline(): boolean
}

const firstMilliseconds = 1000

/** 1 s, 2 s, 4 s and so on, or the server's `Retry-After`; at most 30 s. */
export const backOff = (tries: number, requested = 0): number =>
  Math.min(Math.max(firstMilliseconds * 2 ** tries, requested), fetching.longestBackOffMilliseconds)

/** Network errors and 5xx responses may be retried; a 4xx response is final. */
export const isRetryable = (outcome: FetchOutcome): boolean => outcome instanceof Error || outcome.status >= 500

/** Retries a failed read up to three times; does not retry while offline. */
export async function retryRead({ ask, wait, isOnline }: RetryOptions, first: FetchOutcome): Promise<Response> {
  let last = first
  for (let tries = 0; tries < fetching.retries && isRetryable(last) && isOnline(); tries += 1) {
    await wait(backOff(tries, retryAfterMilliseconds(last)))
    last = await ask().catch((error: Error) => error)
  }
  if (last instanceof Error) throw last
  return last
}

const retryAfterMilliseconds = (outcome: FetchOutcome): number =>
  outcome instanceof Error ? 0 : (Number(outcome.headers.get('retry-after')) || 0) * 1000
