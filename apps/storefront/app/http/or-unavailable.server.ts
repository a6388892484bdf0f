import { shopErrors } from '@tessera/contract/middleware/errors'
import type { Fetch } from './environment.server.ts'

/** The connection was never established, so the request did not arrive. */
const neverArrived: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Returns 503 if the middleware cannot be reached, and 504 if the connection broke after it was established: the
 * request may have been processed. Pages and forms handle both like the middleware's own responses.
 */
export const orUnavailable =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      // the caller aborted and handles it
      if (init.signal?.aborted) throw error
      const code = codeOf(error)
      console.error(`The middleware did not answer ${new URL(url).pathname}: ${code ?? String(error)}`)
      const { message } = shopErrors['Server.Busy']
      const status = code !== undefined && neverArrived.has(code) ? 503 : 504
      return Response.json({ status, code: 'Server.Busy', message, fields: [], data: null }, { status })
    }
  }

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined
}
