import type { Span, SpanAttributes, SpanOptions } from '../tracer.ts'
import type { SpanRecord } from './span-record.ts'
import { formatTraceparent, type TraceContext } from './traceparent.ts'

export interface RecordedSpanOptions extends Omit<SpanOptions, 'parent'> {
  /** The step that this one is part of. */
  caller: TraceContext | undefined
  isSampled: boolean
  /** The beginning of the first step in this process; undefined if this is the first. */
  began: Beginning | undefined
  write(record: SpanRecord): void
}

/** Both clocks at one time: the second one does not jump. */
interface Beginning {
  wall: number
  steady: number
}

/** A loop that a request has started is not part of it forever. */
const longestMilliseconds = 60_000

/** A span with its IDs. One that is not sampled only passes its trace on. */
export class RecordedSpan implements Span, TraceContext {
  readonly traceId: string
  readonly spanId = makeId(2)
  readonly isSampled: boolean
  readonly began: Beginning
  readonly #options: RecordedSpanOptions
  readonly #startedAt: number
  #name: string
  #attributes: SpanAttributes
  #hasEnded = false

  constructor(options: RecordedSpanOptions) {
    const { caller, isSampled, began, name, attributes = {} } = options
    this.#options = options
    this.traceId = caller?.traceId ?? makeId(4)
    this.isSampled = isSampled
    this.began = began ?? { wall: Date.now(), steady: performance.now() }
    this.#name = name
    this.#attributes = attributes
    this.#startedAt = this.#now()
  }

  get traceparent(): string {
    return formatTraceparent(this)
  }

  /** True while other steps may become part of its trace. */
  get isOpen(): boolean {
    return performance.now() - this.began.steady < longestMilliseconds
  }

  rename(name: string, attributes: SpanAttributes = {}): void {
    this.#name = name
    this.set(attributes)
  }

  set(attributes: SpanAttributes): void {
    this.#attributes = { ...this.#attributes, ...attributes }
  }

  end(error?: unknown): void {
    if (this.#hasEnded || !this.isSampled) return
    this.#hasEnded = true
    const { caller, kind, write } = this.#options
    write({
      traceId: this.traceId,
      spanId: this.spanId,
      parentId: caller?.spanId,
      kind,
      name: this.#name,
      startedAt: this.#startedAt,
      endedAt: this.#now(),
      attributes: this.#attributes,
      failure: error === undefined ? undefined : nameFailure(error),
    })
  }

  #now(): number {
    return this.began.wall + performance.now() - this.began.steady
  }
}

/** Eight hexadecimal digits each time. IDs need not be secret, and `randomBytes` takes most of the time of a span. */
const makeId = (times: number): string =>
  Array.from({ length: times }, () => randomDigits().toString(16).padStart(8, '0')).join('')

/** Never zero: an ID of zeros is none. */
const randomDigits = (): number => 1 + Math.floor(Math.random() * 0xff_ff_ff_ff)

/** The message of an error may contain what a person has typed, so it is left out. */
function nameFailure(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'error').slice(0, 100)
}
