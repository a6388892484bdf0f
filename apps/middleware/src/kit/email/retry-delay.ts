const minute = 60_000
const maxDelay = 6 * 60 * minute

/** The delay starts at one minute and doubles up to six hours, so the last of 13 attempts is about a day later. */
export const maxAttempts = 13
export const retryDelay = (attempts: number): number => Math.min(maxDelay, minute * 2 ** Math.max(0, attempts - 1))
