import { setTimeout as sleep } from 'node:timers/promises'

const pauseMilliseconds = 100
const limitMilliseconds = 10_000

/** A guest without cookies who opens one page after another. */
export class PageReader {
  opened = 0
  slowest = 0
  readonly #times: number[] = []
  readonly failures: string[] = []
  readonly #addresses: readonly string[]
  #isOpen = true
  readonly #reading: Promise<void>

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses
    this.#reading = this.#readAll()
  }

  /** Milliseconds. */
  get median(): number {
    const times = this.#times.toSorted((one, other) => one - other)
    return times[Math.floor(times.length / 2)] ?? 0
  }

  async stop(): Promise<void> {
    this.#isOpen = false
    await this.#reading
  }

  async #readAll(): Promise<void> {
    for (let at = 0; this.#isOpen; at++) {
      const began = performance.now()
      const problem = await openPage(this.#addresses[at % this.#addresses.length] ?? '')
      this.opened += 1
      const took = performance.now() - began
      this.#times.push(took)
      this.slowest = Math.max(this.slowest, took)
      if (problem) this.failures.push(`${new Date().toISOString()} ${problem}`)
      await sleep(pauseMilliseconds)
    }
  }
}

async function openPage(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(limitMilliseconds) })
    await answer.arrayBuffer()
    return answer.ok ? undefined : `${answer.status} ${address}`
  } catch (error) {
    return `${error} ${address}`
  }
}
