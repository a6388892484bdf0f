import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { version } from '../../log.ts'
import type { Tracer } from '../tracer.ts'
import { RecordedSpan } from './recorded-span.ts'
import { SpanQueue } from './span-queue.ts'
import { type SpanRecord, toOtlp } from './span-record.ts'
import { parseTraceparent } from './traceparent.ts'

export interface OtlpTracerOptions {
  service: string
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  /** `name=value,name=value`, as OpenTelemetry writes them. */
  headers?: string | undefined
  share: number
}

const sendMilliseconds = 10_000
const closeMilliseconds = 2000

/** Sends spans to a collector by OTLP over HTTP, as JSON. */
export function createOtlpTracer({ service, endpoint, headers, share }: OtlpTracerOptions): Tracer {
  const active = new AsyncLocalStorage<RecordedSpan>()
  const sentHeaders = { ...parseHeaders(headers), 'content-type': 'application/json' }
  const send = async (records: readonly SpanRecord[]) => {
    const signal = AbortSignal.timeout(sendMilliseconds)
    const body = toOtlp(service, version, records)
    const answer = await fetch(`${endpoint}/v1/traces`, { method: 'POST', headers: sentHeaders, body, signal })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
  }
  const queue = new SpanQueue({ send })
  return {
    start: ({ parent, ...options }) => {
      const current = active.getStore()
      const caller = parseTraceparent(parent)
      return new RecordedSpan({
        ...options,
        caller: caller ?? current,
        isSampled: (caller ?? current)?.isSampled ?? Math.random() < share,
        began: current?.began,
        write: (record) => queue.add(record),
      })
    },
    run: (span, work) => (span instanceof RecordedSpan ? active.run(span, work) : work()),
    current: () => {
      const current = active.getStore()
      return current?.isOpen ? current : undefined
    },
    counts: () => queue.counts,
    close: async () => {
      await Promise.race([queue.drain(), sleep(closeMilliseconds, undefined, { ref: false })])
    },
  }
}

const parseHeaders = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .flatMap(([name = '', ...value]) =>
        name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
      ),
  )
