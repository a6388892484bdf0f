import { apiVersion, apiVersionHeader, shopTokenHeader, siteHeader } from '@tessera/contract/brand'
import { platformTimeoutMilliseconds } from '@tessera/contract/shop/constants'
import type { RequestOptions } from '../call-options.ts'
import { parseBody } from '../parse-body.ts'
import { queryText } from '../query-text.ts'
import { type CallFunction, createLazyResources } from '../resources.ts'
import { type OperationRow, parseRows } from '../rows.ts'
import type { FetchFunction } from '../transport.ts'
import { withDeadline } from '../with-deadline.ts'
import { table } from './operations.gen.ts'
import { ShopApiError } from './shop-api-error.ts'
import type { ShopClient } from './types.gen.ts'

export interface ShopSession {
  /** The platform's token of a guest or a customer. */
  authToken?: string | undefined
  /** The shop's own token of a customer. */
  shopToken?: string | undefined
  siteId?: string | undefined
}

export interface ShopClientOptions {
  /** Empty in a browser: the shop's own origin. */
  baseUrl?: string
  /** Returns the session; called for each call. */
  session?: () => ShopSession
  /** Sent with every call: the visitor's address, when a server calls for a visitor. */
  headers?: Record<string, string>
  fetch?: FetchFunction | undefined
  timeoutInMilliseconds?: number
}

const resourcesOver = createLazyResources(parseRows(table))

/** The shop's own API: `shop.Cart.AddToCart({ items })`. */
export function createShopClient(options: ShopClientOptions = {}): ShopClient {
  const { timeoutInMilliseconds = platformTimeoutMilliseconds } = options
  const call: CallFunction = (row, _path, rest) => {
    const left = [...rest]
    const body = row.body ? left.shift() : undefined
    const query = row.options ? queryText(left.shift() as object | undefined) : ''
    const request = (left[0] ?? {}) as RequestOptions
    return withDeadline(
      (signal) => sendCall(options, row, { body, query, request, signal }),
      timeoutInMilliseconds,
      request.signal,
    )
  }
  return resourcesOver(call) as object as ShopClient
}

interface Sent {
  body: unknown
  query: string
  request: RequestOptions
  signal: AbortSignal
}

async function sendCall(options: ShopClientOptions, row: OperationRow, sent: Sent): Promise<unknown> {
  const { baseUrl = '', fetch = globalThis.fetch } = options
  const response = await fetch(`${baseUrl}${row.path}${sent.query && `?${sent.query}`}`, {
    method: row.verb,
    headers: headersOf(options, row, sent),
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
    credentials: 'omit',
    signal: sent.signal,
  })
  if (row.file && response.ok) return response
  const text = await response.text()
  const data = parseBody(text)
  if (response.ok) return data
  throw new ShopApiError(response.status, response.statusText, data)
}

function headersOf(
  { session, headers }: ShopClientOptions,
  { file }: OperationRow,
  { body, request }: Sent,
): Record<string, string> {
  const { authToken, shopToken, siteId } = session?.() ?? {}
  const bearer = request.accessToken ?? authToken
  return {
    accept: file ? '*/*' : 'application/json',
    [apiVersionHeader]: apiVersion,
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json-patch+json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(shopToken && { [shopTokenHeader]: shopToken }),
    ...(siteId && { [siteHeader]: siteId }),
    ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
  }
}
