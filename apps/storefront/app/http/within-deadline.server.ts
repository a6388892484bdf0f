import type { FetchFunction } from '@tessera/client/transport'
import { withDeadline } from '@tessera/client/with-deadline'
import { shopErrors } from '@tessera/contract/middleware/errors'

/** A checkout calls the payment provider, which may take 10 s, and then queries the outcome. */
const writeMilliseconds = 30_000
const retrySeconds = 5

interface Deadlines {
  /** True for a page load; a form may take longer. */
  isPage: boolean
  pageMilliseconds: number
}

/**
 * A call that times out gets a busy response here, and later calls of the same request are not sent. Downloads have no
 * deadline: a ZIP of invoices is generated first.
 */
export function withinDeadline(fetch: FetchFunction, { isPage, pageMilliseconds }: Deadlines): FetchFunction {
  const milliseconds = isPage ? pageMilliseconds : writeMilliseconds
  let isLate = false
  return async (url, init) => {
    if (acceptOf(init) !== 'application/json') return fetch(url, init)
    if (isLate) return answerBusy()
    try {
      return await withDeadline((signal) => fetch(url, { ...init, signal }), milliseconds, init.signal ?? undefined)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
      isLate = true
      return answerBusy()
    }
  }
}

/** Our clients send plain objects, which need no copy. */
const acceptOf = ({ headers }: RequestInit): string | null | undefined =>
  headers instanceof Headers || Array.isArray(headers) ? new Headers(headers).get('accept') : headers?.accept

function answerBusy(): Response {
  const code = 'Server.Busy'
  const { status, message } = shopErrors[code]
  return Response.json(
    { status, code, message, fields: [], data: null },
    { status, headers: { 'retry-after': String(retrySeconds) } },
  )
}
