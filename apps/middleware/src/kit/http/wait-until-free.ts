import { setTimeout as delay } from 'node:timers/promises'
import { refuse } from '../shop-error.ts'

/** The first of two clicks takes less than a second; a request times out after 15 s. */
const defaultMaxWait = 8000
const maxPause = 400

/** Retries until `take` returns a value; undefined means that another request or job holds it. Gives up with 503. */
export async function waitUntilFree<T>(take: () => Promise<T | undefined>, maxWait = defaultMaxWait): Promise<T> {
  for (let pause = 50, waited = 0; ; pause = Math.min(2 * pause, maxPause)) {
    const taken = await take()
    if (taken !== undefined) return taken
    if (waited >= maxWait) return refuse('Server.Busy', { headers: { 'retry-after': '5' } })
    await delay(pause)
    waited += pause
  }
}
