/** Whether what is kept has become too old; what is asked for instead is new again. */
export function droppedAfter(milliseconds: number, now: () => number = Date.now): () => boolean {
  let since = now()
  return () => {
    if (now() - since < milliseconds) return false
    since = now()
    return true
  }
}
