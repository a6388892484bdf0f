import type { ProviderFailure } from './port.ts'

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

export interface ProviderReply {
  outcome: 'answered'
  status: number
  body: object
}

/** Stops calls while the provider is down. */
export interface CallBreaker {
  /** Whether a call may go out. Its result must be reported. */
  admit(): boolean
  report(isUp: boolean): void
  isOpen(): boolean
}

interface CallerOptions {
  url: string
  secret: string
  fetch?: FetchFunction | undefined
  timeoutMilliseconds?: number | undefined
  breaker: CallBreaker
  observe?: ObserveCall | undefined
}

/** Receives the outcome of a call and whether the circuit breaker is open. */
export type ObserveCall = (outcome: string, isOpen: boolean) => void

type Call = (
  verb: 'GET' | 'POST' | 'DELETE',
  path: string,
  more?: { body?: object; idempotencyKey?: string },
) => Promise<ProviderReply | ProviderFailure>

/** Longer than the provider's slowest reply, shorter than our own callers' timeouts. */
const defaultTimeoutMilliseconds = 10_000

/** One call to the provider. Failures are returned. Redirects, which would leak the secret, are not followed. */
export function createMortarPayCaller({
  url,
  secret,
  fetch = globalThis.fetch,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
  breaker,
  observe,
}: CallerOptions): Call {
  const observed = <A extends ProviderReply | ProviderFailure>(answer: A): A => {
    observe?.(answer.outcome, breaker.isOpen())
    return answer
  }
  return async (verb, path, { body, idempotencyKey } = {}) => {
    if (!breaker.admit()) return observed({ outcome: 'unavailable' })
    // cleared with the reply; one of `AbortSignal` would live on for ten seconds
    const tooLate = new AbortController()
    const timer = setTimeout(
      () => tooLate.abort(new DOMException('The provider is late.', 'TimeoutError')),
      timeoutMilliseconds,
    )
    try {
      const response = await fetch(`${url}/mortarpay/v1${path}`, {
        method: verb,
        redirect: 'manual',
        signal: tooLate.signal,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(verb === 'POST' && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(verb === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      const text = await response.text()
      breaker.report(response.status < 500)
      return observed(readReply(response.status, text))
    } catch (error) {
      breaker.report(false)
      return observed({ outcome: neverArrived(error) ? 'unavailable' : 'unknown' })
    } finally {
      clearTimeout(timer)
    }
  }
}

function readReply(status: number, text: string): ProviderReply | ProviderFailure {
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

const unreachedCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

const neverArrived = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.some((code) => code !== undefined && unreachedCodes.has(code))
}
