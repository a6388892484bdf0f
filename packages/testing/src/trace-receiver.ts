import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as a collector gets it. */
export interface ReceivedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

interface Delivery {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] }
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[]
  }[]
}

/** Takes spans by OTLP over HTTP, as a collector does. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const { resourceSpans } = (await json(request)) as Delivery
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        for (const { spans } of scopeSpans) this.spans.push(...spans.map((span) => ({ ...span, service })))
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver()
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The span and those that it is part of, innermost first. */
  pathFrom(span: ReceivedSpan): ReceivedSpan[] {
    const parent = this.spans.find(
      ({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId && spanId !== span.spanId,
    )
    return parent ? [span, ...this.pathFrom(parent)] : [span]
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
