import type { ErrorEntry } from '@tessera/client/platform-error'
import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import { getEnvironment } from '../http/environment.server.ts'
import { fillPath } from './fill-path.ts'
import type { PathValues } from './find-operation.ts'
import { hideSecrets } from './hide-secrets.ts'

export interface OperationRequest {
  params: PathValues
  query?: URLSearchParams | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  /** The timeout of a call that does much; others have that of the process. */
  milliseconds?: number | undefined
  /** Makes the data of a good answer from its text, and leaves secrets out. Without it, the JSON is the data. */
  shape?: ((text: string) => unknown) | undefined
}

export interface OperationAnswer {
  status: number
  isOk: boolean
  requestId: string | null
  milliseconds: number
  /** Without secrets. */
  data: unknown
  errors: readonly ErrorEntry[]
}

/** The path and query of a call; undefined while a value of the path is missing. */
export function addressOf(operation: Operation, { params, query }: OperationRequest): string | undefined {
  const path = fillPath(urlOf(operation.path), params)
  const search = query?.toString()
  return path && path + (search ? `?${search}` : '')
}

/**
 * Sends any row of the operation table. The typed client hides what a console must show of every call: status, request
 * ID and time.
 */
export async function callOperation(
  token: string,
  operation: Operation,
  request: OperationRequest,
): Promise<OperationAnswer> {
  const { platformFetch, platformUrl, callMilliseconds } = getEnvironment()
  const address = addressOf(operation, request)
  if (!address) throw new Error(`A value of ${operation.path} is missing.`)
  const { body, idempotencyKey, milliseconds = callMilliseconds } = request
  const began = performance.now()
  const response = await platformFetch(platformUrl + address, {
    method: operation.verb,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(milliseconds),
  })
  const text = await response.text()
  const data = response.ok && request.shape ? request.shape(text) : hideSecrets(parseText(text))
  return {
    status: response.status,
    isOk: response.ok,
    requestId: response.headers.get('x-request-id'),
    milliseconds: Math.round(performance.now() - began),
    data,
    errors: response.ok ? [] : errorsOf(data),
  }
}

function parseText(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function errorsOf(data: unknown): ErrorEntry[] {
  const { Errors = [] } = (typeof data === 'object' && data ? data : {}) as { Errors?: ErrorEntry[] }
  return Errors
}
