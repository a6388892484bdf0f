import type { Metrics } from '../metrics.ts'
import { getTracer, setTracer } from './tracer.ts'
import type { TracingConfig } from './tracing-settings.ts'

/** Traces this process if a collector is named. To be called first: what is opened before it is not traced. */
export async function startTracing(service: string, config: TracingConfig): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
  if (!endpoint) return
  const { createOtlpTracer } = await import('./otlp/create-otlp-tracer.ts')
  setTracer(createOtlpTracer({ service, endpoint, headers, share: config.OTEL_TRACES_SAMPLER_ARG }))
}

/** Reports how many spans were sent and given up. */
export function watchTracing(metrics: Metrics): void {
  const tracer = getTracer()
  if (!tracer) return
  metrics.gauge('trace_spans_sent', 'Spans that the collector has taken', [], () => [{ value: tracer.counts().sent }])
  metrics.gauge('trace_spans_dropped', 'Spans that were given up, by reason', ['reason'], () => {
    const { overflowed, refused } = tracer.counts()
    return [
      { labels: { reason: 'queue' }, value: overflowed },
      { labels: { reason: 'collector' }, value: refused },
    ]
  })
}
