/** Returns a check that is true once per interval, when cached data has expired. */
export function createExpiryCheck(milliseconds: number, now: () => number = Date.now): () => boolean {
  let since = now()
  return () => {
    if (now() - since < milliseconds) return false
    since = now()
    return true
  }
}
