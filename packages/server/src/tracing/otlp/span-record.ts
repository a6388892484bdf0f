import type { SpanAttributes, SpanKind } from '../tracer.ts'

/** A span that has ended. */
export interface SpanRecord {
  traceId: string
  spanId: string
  parentId: string | undefined
  kind: SpanKind
  name: string
  /** Milliseconds since 1970, with a fraction. */
  startedAt: number
  endedAt: number
  attributes: SpanAttributes
  /** Code or class of the error; undefined if the step succeeded. */
  failure: string | undefined
}

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, consumer: 5 }
const failed = 2

/** A batch as OTLP writes it in JSON: IDs in hexadecimal, long numbers as text. */
export const toOtlp = (service: string, version: string, records: readonly SpanRecord[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: toAttributes({ 'service.name': service, 'service.version': version }) },
        scopeSpans: [{ scope: { name: 'tessera', version }, spans: records.map(toSpan) }],
      },
    ],
  })

const toSpan = ({ traceId, spanId, parentId, kind, name, startedAt, endedAt, attributes, failure }: SpanRecord) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: toNanoseconds(startedAt),
  endTimeUnixNano: toNanoseconds(endedAt),
  attributes: toAttributes(failure ? { ...attributes, 'error.type': failure } : attributes),
  status: failure ? { code: failed } : {},
})

const toNanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`

const toAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
