const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Attempts end a day after the first. */
export const retryMilliseconds = 24 * hour
const firstDelay = 5 * second
const longestDelay = 2 * hour
/** A receiver that was down is asked again at least this often, whatever it missed. */
const longestPause = 15 * minute

/** Doubles with each failure. The random part of a fifth spreads the messages that failed together. */
function delayAfter(failures: number, longest: number, random: number): number {
  const delay = Math.min(firstDelay * 2 ** Math.min(failures - 1, 30), longest)
  return Math.round(delay * (0.9 + 0.2 * random))
}

export interface FailedDelivery {
  /** Attempts so far, with the one that failed. */
  attempts: number
  /** When the day of attempts began. */
  triedSince: Date
  now: Date
  /** From 0 to 1. */
  random: number
}

/** When a message is sent again; undefined when its day is over. The last attempt is at the end of the day. */
export function findNextAttempt({ attempts, triedSince, now, random }: FailedDelivery): Date | undefined {
  const end = triedSince.getTime() + retryMilliseconds
  if (now.getTime() >= end) return undefined
  return new Date(Math.min(now.getTime() + delayAfter(attempts, longestDelay, random), end))
}

/** When a receiver that does not answer is asked again. */
export const resumeAfter = (failures: number, now: Date, random: number): Date =>
  new Date(now.getTime() + delayAfter(failures, longestPause, random))
