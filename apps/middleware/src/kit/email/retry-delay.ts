const minute = 60_000
const longest = 6 * 60 * minute

/** After the first failure a minute, then twice as long each time, at most six hours: the last try is a day later. */
export const maxAttempts = 13
export const waitAfter = (attempts: number): number => Math.min(longest, minute * 2 ** Math.max(0, attempts - 1))
