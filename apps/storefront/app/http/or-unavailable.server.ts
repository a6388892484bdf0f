import { shopErrors } from '@tessera/contract/middleware/errors'
import type { Fetch } from './environment.server.ts'

/** A connection that was never made: nothing can have arrived. */
const neverArrived: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Answers 503 where the middleware cannot be reached, and 504 where the connection broke after it was made: then it may
 * have done what it was asked for. Pages and forms deal with both as with an answer of its own.
 */
export const orUnavailable =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      // whoever asked has stopped waiting, and says so in their own words
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
