import { createOtlpTracer } from '@tessera/server/tracing/otlp/create-otlp-tracer'
import { SpanQueue } from '@tessera/server/tracing/otlp/span-queue'
import type { SpanRecord } from '@tessera/server/tracing/otlp/span-record'
import { parseTraceparent } from '@tessera/server/tracing/otlp/traceparent'
import { traceFetch } from '@tessera/server/tracing/trace-fetch'
import { setTracer, type Tracer } from '@tessera/server/tracing/tracer'
import { TraceReceiver } from '@tessera/testing/trace-receiver'
import { describe, expect, onTestFinished, test } from 'vitest'

const trace = 'ab'.repeat(16)
const caller = 'cd'.repeat(8)

test.each([
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-${caller}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `ff-${trace}-${caller}-01`,
  `00-${trace.toUpperCase()}-${caller}-01`,
])('a caller that says %j names no trace', (text) => {
  expect(parseTraceparent(text)).toBeUndefined()
})

describe('the queue of spans', () => {
  const aSpan: SpanRecord = {
    traceId: trace,
    spanId: caller,
    parentId: undefined,
    kind: 'server',
    name: 'GET /',
    startedAt: 0,
    endedAt: 1,
    attributes: {},
    failure: undefined,
  }

  test('gives up what does not fit and what the collector does not take, and counts it', async () => {
    const first = Promise.withResolvers<void>()
    const sizes: number[] = []
    const queue = new SpanQueue({
      limits: { spans: 3, batch: 2, waitMilliseconds: 1 },
      send: (records) => {
        sizes.push(records.length)
        return sizes.length === 1 ? first.promise : Promise.resolve()
      },
    })
    for (let at = 0; at < 2; at++) queue.add(aSpan)
    await expect.poll(() => sizes).toEqual([2])
    for (let at = 0; at < 5; at++) queue.add(aSpan)
    first.reject(new Error('down'))
    await queue.drain()
    expect(sizes).toEqual([2, 2, 1])
    expect(queue.counts).toEqual({ sent: 3, overflowed: 2, refused: 2 })
  })
})

async function aTracer(share = 1): Promise<{ tracer: Tracer; receiver: TraceReceiver }> {
  const receiver = await TraceReceiver.start()
  const tracer = createOtlpTracer({ service: 'test', endpoint: receiver.url, share })
  setTracer(tracer)
  onTestFinished(async () => {
    setTracer(undefined)
    await receiver.stop()
  })
  return { tracer, receiver }
}

describe('a tracer', () => {
  test('records nothing of a request that its caller does not trace, and passes that on', async () => {
    const { tracer, receiver } = await aTracer()
    const span = tracer.start({ kind: 'server', name: 'GET /', parent: `00-${trace}-${caller}-00` })
    const inner = tracer.run(span, () => tracer.start({ kind: 'client', name: 'select orders' }))
    inner.end()
    span.end()
    await tracer.close()
    expect(span.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`))
    expect(receiver.spans).toEqual([])
  })

  test('traces no request if the share is nothing', async () => {
    const { tracer, receiver } = await aTracer(0)
    tracer.start({ kind: 'server', name: 'GET /' }).end()
    await tracer.close()
    expect(receiver.spans).toEqual([])
  })

  test('sends the class of an error and not what it says', async () => {
    const { tracer, receiver } = await aTracer()
    tracer.start({ kind: 'server', name: 'GET /' }).end(new TypeError('dana@home.example is taken'))
    await tracer.close()
    expect(receiver.spans).toMatchObject([{ name: 'GET /', status: { code: 2 } }])
    expect(JSON.stringify(receiver.spans)).toContain('TypeError')
    expect(JSON.stringify(receiver.spans)).not.toContain('dana')
  })

  test('tells the next part who calls', async () => {
    const { tracer, receiver } = await aTracer()
    const sent: RequestInit[] = []
    const call = traceFetch('platform', async (_url, init) => {
      sent.push(init)
      return new Response()
    })
    await call('http://platform.test/', {})
    const span = tracer.start({ kind: 'server', name: 'GET /', parent: `00-${trace}-${caller}-01` })
    await tracer.run(span, () => call('http://platform.test/', { headers: { accept: '*/*' } }))
    span.end()
    await tracer.close()
    const [client] = receiver.spans
    expect(client).toMatchObject({ name: 'GET platform', kind: 3, traceId: trace })
    expect(sent).toEqual([{}, { headers: { accept: '*/*', traceparent: `00-${trace}-${client?.spanId}-01` } }])
    expect(receiver.spans.map(({ name }) => name)).toEqual(['GET platform', 'GET /'])
  })
})
