import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getTracer, type Span } from './tracer.ts'

/** Probes and readers of metrics come every second and say nothing about customers. */
const isWatching = (url: string): boolean => url.startsWith('/health/') || url.startsWith('/metrics')

/** Every request of an application becomes a span that is named by its route; its address may contain secrets. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = getTracer()
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (isWatching(request.url)) return done()
    const { method, headers } = request
    const route = request.routeOptions.url ?? 'none'
    const span = tracer.start({
      kind: 'server',
      name: `${method} ${route}`,
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: String(headers.traceparent ?? ''),
    })
    spans.set(request, span)
    // the line in the log names the trace
    request.raw.headers.traceparent = span.traceparent
    tracer.run(span, done)
  })
  // the body arrives in events of the socket, which know nothing of the request
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) tracer.run(span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? { code: request.refusal ?? String(reply.statusCode) } : undefined)
  })
}
