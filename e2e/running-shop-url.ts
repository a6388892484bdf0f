import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { patience } from './patience.ts'

/** URL of the shop of the browser tests, once it is filled. */
export async function runningShopUrl(): Promise<string> {
  const url = inject('shopUrl')
  for (const began = performance.now(); performance.now() - began < patience; await sleep(200)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return url
  }
  throw new Error(`The shop of the browser tests at ${url} did not become ready; its log is above.`)
}
