import type { Breaker } from './breaker.ts'
import type { Failure } from './port.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Answer {
  outcome: 'answered'
  status: number
  body: object
}

interface CallerOptions {
  url: string
  secret: string
  fetch?: Fetch | undefined
  timeoutMilliseconds?: number | undefined
  breaker: Breaker
  observe?: Observe | undefined
}

/** Receives the outcome of a call and whether the circuit breaker is open. */
export type Observe = (outcome: string, isOpen: boolean) => void

type Call = (
  verb: 'GET' | 'POST' | 'DELETE',
  path: string,
  more?: { body?: object; idempotencyKey?: string },
) => Promise<Answer | Failure>

/** Longer than the provider's slowest reply, shorter than our own callers' timeouts. */
const patience = 10_000

/** One call to the provider. Failures are returned. Redirects, which would leak the secret, are not followed. */
export function createCaller({
  url,
  secret,
  fetch = globalThis.fetch,
  timeoutMilliseconds = patience,
  breaker,
  observe,
}: CallerOptions): Call {
  const told = <A extends Answer | Failure>(answer: A): A => {
    observe?.(answer.outcome, breaker.isOpen())
    return answer
  }
  return async (verb, path, { body, idempotencyKey } = {}) => {
    if (!breaker.admit()) return told({ outcome: 'unavailable' })
    try {
      const response = await fetch(`${url}/mortarpay/v1${path}`, {
        method: verb,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          authorization: `Bearer ${secret}`,
          ...(verb === 'POST' && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(verb === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      const text = await response.text()
      breaker.report(response.status < 500)
      return told(read(response.status, text))
    } catch (error) {
      breaker.report(false)
      return told({ outcome: neverArrived(error) ? 'unavailable' : 'unknown' })
    }
  }
}

function read(status: number, text: string): Answer | Failure {
  // 502 to 504 come from a proxy: the provider may still be working on the call
  if (status > 500) return { outcome: 'unknown' }
  if (status === 500) return { outcome: 'broken' }
  if (status === 401 || (status >= 300 && status < 400)) return { outcome: 'unavailable' }
  try {
    return { outcome: 'answered', status, body: JSON.parse(text) as object }
  } catch {
    return { outcome: 'unknown' }
  }
}

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

const neverArrived = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.some((code) => code !== undefined && unreached.has(code))
}
