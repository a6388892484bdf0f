import type { RequestListener } from 'node:http'
import { getTracer } from './tracer.ts'

/** Files of the pages: they are sent from memory. Data of a page ends with `.data`. */
const isFile = (url = ''): boolean => /\.(?!data\b)\w+$/.test(url.split('?', 1)[0] ?? '')

/** Every page of an application becomes a span. One out of the cache keeps the name `GET page`. */
export function tracePages(answer: RequestListener): RequestListener {
  const tracer = getTracer()
  if (!tracer) return answer
  return (request, response) => {
    const { method = '', url, headers } = request
    if (isFile(url)) return answer(request, response)
    const span = tracer.start({
      kind: 'server',
      name: `${method} page`,
      attributes: { 'http.request.method': method },
      parent: String(headers.traceparent ?? ''),
    })
    response.once('close', () => {
      span.set({ 'http.response.status_code': response.statusCode })
      span.end(response.statusCode >= 500 ? { code: String(response.statusCode) } : undefined)
    })
    tracer.run(span, () => answer(request, response))
  }
}

/** Called by the pages once they know the route; undefined without tracing. */
export function findPageNamer(): ((method: string, pattern: string) => void) | undefined {
  const tracer = getTracer()
  if (!tracer) return undefined
  return (method, pattern) => {
    // the router writes patterns without the first slash
    const route = `/${pattern.replace(/^\//, '')}`
    tracer.current()?.rename(`${method} ${route}`, { 'http.route': route })
  }
}
