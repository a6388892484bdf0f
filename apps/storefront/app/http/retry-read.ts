import { fetching } from '@tessera/contract/shop/constants'

/** What came of asking: an answer, or what was thrown instead of one. */
export type Outcome = Response | Error

export interface Reading {
  ask(): Promise<Response>
  /** Ends early, by throwing, where nobody wants the answer any more. */
  wait(milliseconds: number): Promise<void>
  isOnline(): boolean
}

const firstMilliseconds = 1000

/** A second, two, four and so on, or as long as the shop asks for; never longer than half a minute. */
export const backOff = (tries: number, asked = 0): number =>
  Math.min(Math.max(firstMilliseconds * 2 ** tries, asked), fetching.longestBackOffMilliseconds)

/** Whether asking again may help: nobody answered, or somebody who could not. A refusal stays one. */
export const isWorthAnother = (outcome: Outcome): boolean => outcome instanceof Error || outcome.status >= 500

/** What has failed once is asked for again, three times at most; without a network nobody tries. */
export async function readAgain({ ask, wait, isOnline }: Reading, first: Outcome): Promise<Response> {
  let last = first
  for (let tries = 0; tries < fetching.retries && isWorthAnother(last) && isOnline(); tries += 1) {
    await wait(backOff(tries, wishOf(last)))
    last = await ask().catch((error: Error) => error)
  }
  if (last instanceof Error) throw last
  return last
}

const wishOf = (outcome: Outcome): number =>
  outcome instanceof Error ? 0 : (Number(outcome.headers.get('retry-after')) || 0) * 1000
