import type { SpanCounts } from '../tracer.ts'
import type { SpanRecord } from './span-record.ts'

export interface SpanQueueOptions {
  /** Rejects if the collector does not take the spans. */
  send(records: readonly SpanRecord[]): Promise<void>
  limits?: Partial<typeof defaultLimits>
}

/** A full queue takes about 1 MB. */
const defaultLimits = { spans: 4096, batch: 512, waitMilliseconds: 1000 }

/**
 * Sends spans in batches, one request at a time. Nothing waits for it: beyond its bound spans are given up and counted,
 * and so is a batch that the collector does not take.
 */
export class SpanQueue {
  readonly #send: SpanQueueOptions['send']
  readonly #limits: typeof defaultLimits
  readonly #counts: SpanCounts = { sent: 0, overflowed: 0, refused: 0 }
  #waiting: SpanRecord[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined

  constructor({ send, limits }: SpanQueueOptions) {
    this.#send = send
    this.#limits = { ...defaultLimits, ...limits }
  }

  get counts(): SpanCounts {
    return { ...this.#counts }
  }

  add(record: SpanRecord): void {
    if (this.#waiting.length >= this.#limits.spans) {
      this.#counts.overflowed += 1
      return
    }
    this.#waiting.push(record)
    if (this.#sending) return
    if (this.#waiting.length >= this.#limits.batch) this.#sendSoon(0)
    else if (!this.#timer) this.#sendSoon(this.#limits.waitMilliseconds)
  }

  /** Sends until nothing is left. */
  async drain(): Promise<void> {
    while (this.#sending || this.#waiting.length > 0) await (this.#sending ?? this.#sendBatch())
  }

  #sendSoon(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#sendBatch(), milliseconds).unref()
  }

  #sendBatch(): Promise<void> {
    if (this.#sending) return this.#sending
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = this.#waiting.splice(0, this.#limits.batch)
    this.#sending = this.#send(batch).then(
      () => this.#settle('sent', batch.length),
      () => this.#settle('refused', batch.length),
    )
    return this.#sending
  }

  #settle(outcome: 'sent' | 'refused', spans: number): void {
    this.#counts[outcome] += spans
    this.#sending = undefined
    if (this.#waiting.length === 0) return
    const isBehind = outcome === 'sent' && this.#waiting.length >= this.#limits.batch
    this.#sendSoon(isBehind ? 0 : this.#limits.waitMilliseconds)
  }
}
