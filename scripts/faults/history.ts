import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** The outcome of a purchase from the shopper's view: `unknown` means no response, or an inconclusive one. */
type Outcome = 'ok' | 'fail' | 'unknown'

export interface Purchase {
  intent: string
  outcome: Outcome
  /** Number of times the request was sent. */
  attempts: number
  order?: { id: string; total: number; lines: number }
  code?: string
}

/** A failed request and its time. */
export interface FailedRequest {
  at: number
  took: number
  what: string
  /** 0 if the connection ended without a response. */
  status: number
}

export interface Outage {
  victim: string
  from: number
  until: number
}

/** Everything that clients saw, in memory for the check and on disk for debugging a failure. */
export class History {
  readonly purchases: Purchase[] = []
  readonly troubles: FailedRequest[] = []
  readonly outages: Outage[] = []
  readonly file: string

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    rmSync(file, { force: true })
  }

  invoked(intent: string): void {
    this.#write({ type: 'invoke', intent })
  }

  ended(purchase: Purchase): void {
    this.purchases.push(purchase)
    this.#write({ type: purchase.outcome, ...purchase })
  }

  trouble(trouble: FailedRequest): void {
    this.troubles.push(trouble)
    this.#write({ type: 'trouble', ...trouble })
  }

  outage(outage: Outage): void {
    this.outages.push(outage)
    this.#write({ type: 'outage', ...outage })
  }

  #write(entry: object): void {
    appendFileSync(this.file, `${JSON.stringify({ time: Date.now(), ...entry })}\n`)
  }
}
