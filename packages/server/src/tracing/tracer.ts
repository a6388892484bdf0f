export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** Never a value of a statement, an address with its parameters, a name or an email address. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** One step of a request: it has a name and a duration, and other steps are part of it. */
export interface Span {
  /** Tells the next part which step it is called by (W3C Trace Context). */
  readonly traceparent: string
  rename(name: string, attributes?: SpanAttributes): void
  set(attributes: SpanAttributes): void
  /** With the error if the step failed; only its code or class is recorded. */
  end(error?: unknown): void
}

export interface SpanOptions {
  kind: SpanKind
  name: string
  attributes?: SpanAttributes
  /** The `traceparent` of a caller; without one the step is part of the current one, or the first of a trace. */
  parent?: string | undefined
}

export interface Tracer {
  start(options: SpanOptions): Span
  /** Everything that the work starts is part of the span. */
  run<T>(span: Span, work: () => T): T
  current(): Span | undefined
  /** How many spans were sent and given up so far. */
  counts(): SpanCounts
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

export interface SpanCounts {
  sent: number
  /** The queue was full. */
  overflowed: number
  /** The collector did not take them. */
  refused: number
}

/**
 * One for the process, because a statement deep in a handler belongs to the request that is being answered. Without one,
 * what would be traced is called directly.
 */
let tracer: Tracer | undefined

export const getTracer = (): Tracer | undefined => tracer

export function setTracer(value: Tracer | undefined): void {
  tracer = value
}

/** Ends the span with the result; the promise itself stays as it is. */
export function endWith<T>(span: Span, pending: Promise<T>, describe?: (result: T) => SpanAttributes): Promise<T> {
  pending.then(
    (result) => {
      if (describe) span.set(describe(result))
      span.end()
    },
    (error) => span.end(error),
  )
  return pending
}
