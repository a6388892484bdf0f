import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A client's transport straight into an application of the same process: the same request, no socket. */
export const fetchInto =
  (app: FastifyInstance): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted()
    const asked = app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { payload: body }),
    })
    return responseOf(await (signal ? untilAborted(asked, signal) : asked))
  }

/** Nobody can take a request back that is under way here; whoever gives up just does not wait for it. */
function untilAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

function responseOf({ statusCode, statusMessage, headers, rawPayload }: LightMyRequestResponse): Response {
  const isEmpty = statusCode === 204 || statusCode === 304
  // bytes, not text: some answers are files
  return new Response(isEmpty ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    statusText: statusMessage,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  })
}
