import { endWith, getTracer } from './tracer.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Calls of the next part become spans, and it is told which step calls it. */
export function traceFetch(part: string, fetch: Fetch): Fetch {
  const tracer = getTracer()
  if (!tracer) return fetch
  return (url, init) => {
    if (!tracer.current()) return fetch(url, init)
    const { method = 'GET', headers } = init
    const attributes = { 'http.request.method': method, 'server.address': part }
    const span = tracer.start({ kind: 'client', name: `${method} ${part}`, attributes })
    const sent = { ...(headers as Record<string, string>), traceparent: span.traceparent } // our clients send plain objects
    return endWith(
      span,
      tracer.run(span, () => fetch(url, { ...init, headers: sent })),
      ({ status }) => ({ 'http.response.status_code': status }),
    )
  }
}
