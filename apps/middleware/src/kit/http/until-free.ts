import { setTimeout as delay } from 'node:timers/promises'
import { refuse } from '../shop-error.ts'

/** The first of two clicks takes less than a second; a request times out after 15 s. */
const usualPatience = 8000
const longestPause = 400

/** Retries until `take` returns a value; undefined means that another request or job holds it. Gives up with 503. */
export async function untilFree<T>(take: () => Promise<T | undefined>, patience = usualPatience): Promise<T> {
  for (let pause = 50, waited = 0; ; pause = Math.min(2 * pause, longestPause)) {
    const taken = await take()
    if (taken !== undefined) return taken
    if (waited >= patience) return refuse('Server.Busy', { headers: { 'retry-after': '5' } })
    await delay(pause)
    waited += pause
  }
}
