import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * A client's transport straight into an application of the same process: the same request, no socket. A caller that
 * acts for someone else sets `x-forwarded-for`, and the value is trusted.
 */
export const fetchInto =
  (app: FastifyInstance): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted()
    const sentHeaders = headers as Record<string, string> | undefined // our clients only send plain objects
    const remoteAddress = sentHeaders?.['x-forwarded-for']
    const pending = app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      ...(sentHeaders && { headers: sentHeaders }),
      ...(remoteAddress && { remoteAddress }),
      ...(typeof body === 'string' && { payload: body }),
      ...(body instanceof Uint8Array && { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }),
    })
    return responseOf(await (signal ? untilAborted(pending, signal) : pending))
  }

/** A request under way in this process cannot be canceled; an aborted caller just stops waiting for it. */
function untilAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

function responseOf(answer: LightMyRequestResponse): Response {
  const { statusCode: status, statusMessage: statusText, headers, rawPayload } = answer
  const init = {
    status,
    statusText,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  }
  if (status === 204 || status === 304) return new Response(null, init)
  if (String(headers['content-type']).startsWith('application/json')) return new TextResponse(answer.payload, init)
  // bytes, not text: some answers are files
  return new Response(new Uint8Array(rawPayload), init)
}

/** Returns text that is already in memory without a stream, which would be half the cost of an in-process call. */
class TextResponse extends Response {
  readonly #text: string

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.#text = text
  }

  override readonly text = async (): Promise<string> => this.#text
  override readonly json = async (): Promise<unknown> => JSON.parse(this.#text)
}
