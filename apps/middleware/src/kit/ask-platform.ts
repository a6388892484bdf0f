import type { FetchFunction } from '@tessera/client/transport'

export interface PlatformRequest {
  verb: string
  /** With the version and the query. */
  address: string
  token: string
  body?: unknown
  idempotencyKey?: string | undefined
}

export interface PlatformAnswer {
  status: number
  requestId: string | null
  text: string
}

const maxMilliseconds = 15_000

/** Sends any operation with a token, and answers with its status: the typed client throws where this one shows. */
export const askPlatform =
  (baseUrl: string, fetch: FetchFunction) =>
  async ({ verb, address, token, body, idempotencyKey }: PlatformRequest): Promise<PlatformAnswer> => {
    const response = await fetch(baseUrl.replace(/\/+$/, '') + address, {
      method: verb,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxMilliseconds),
    })
    return { status: response.status, requestId: response.headers.get('x-request-id'), text: await response.text() }
  }
