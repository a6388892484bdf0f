import type { CallerStack } from './caller.ts'
import type { Configuration } from './configuration.ts'
import { parseBody } from './parse-body.ts'
import { PlatformError } from './platform-error.ts'
import { withDeadline } from './with-deadline.ts'

export interface OutgoingRequest {
  verb: string
  /** Without the version. */
  path: string
  headers: Record<string, string>
  /** Called just before sending; it may refresh, which counts toward the timeout. */
  token?: () => Promise<string>
  body?: string | undefined
  signal?: AbortSignal | undefined
  /** Captured at the caller: an error after an await has lost that stack. */
  caller: CallerStack
}

export type SendRequest = (outgoing: OutgoingRequest) => Promise<unknown>
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

export function createTransport(configuration: Configuration, fetch: FetchFunction, emptyReply?: ''): SendRequest {
  return (outgoing) => {
    const settings = configuration.Get()
    const url = settings.baseApiUrl.replace(/\/+$/, '') + withVersion(outgoing.path, settings.apiVersion)
    return withDeadline(
      async (signal) => (await sendRequest(fetch, url, outgoing, signal)) ?? emptyReply,
      settings.timeoutInMilliseconds,
      outgoing.signal,
    )
  }
}

/** Token calls have no version. */
const withVersion = (path: string, version: string): string =>
  path.startsWith('/oauth/') ? path : `/${version}${path}`

async function sendRequest(
  fetch: FetchFunction,
  url: string,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const { verb: method, body = null, token, caller } = outgoing
  const headers = { ...outgoing.headers, ...(token && { Authorization: `Bearer ${await token()}` }) }
  signal.throwIfAborted()
  const response = await fetch(url, { method, headers, body, signal })
  const data = parseBody(await response.text())
  if (response.ok) return data
  const { status, statusText, headers: answered } = response
  throw calledFrom(caller, new PlatformError({ status, statusText, headers: answered, data }, { method, url }))
}

function calledFrom(caller: CallerStack, error: PlatformError): PlatformError {
  error.stack = `${error.name}: ${error.message}\n${(caller.stack ?? '').replace(/^Error.*\n/, '')}`
  return error
}
