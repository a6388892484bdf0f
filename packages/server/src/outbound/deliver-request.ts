import { failedExchange, type OutboundExchange } from './outbound-answer.ts'
import type { OutboundTarget } from './outbound-target.ts'
import { pinAddresses, type ResolveHost } from './pin-addresses.ts'
import { type PinnedRequest, sendPinnedRequest } from './send-pinned-request.ts'
import { plainHeaders, type SigningOptions, signedHeaders } from './signed-headers.ts'

export interface OutboundRequest extends SigningOptions {
  url: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, instead of a body. */
  text?: { type: string; content: string }
  totalMilliseconds?: number
}

export interface DeliveryOptions {
  resolve: ResolveHost
  now: () => Date
  ca: string | undefined
}

/** Time for DNS and connecting together. */
export const connectMilliseconds = 2000
const defaultTotalMilliseconds = 10_000

/** A request whose headers and bytes a client of a vendor wrote. */
export interface RawRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload: Buffer
}

export function deliverRequest(
  target: OutboundTarget,
  request: OutboundRequest,
  options: DeliveryOptions,
): Promise<OutboundExchange> {
  const payload = Buffer.from(request.text?.content ?? JSON.stringify(request.body ?? null))
  const headers = {
    ...signedHeaders(payload, request, options.now()),
    ...(request.text && { 'Content-Type': request.text.type }),
  }
  return exchange(target, { method: 'POST', payload, headers }, options, request.totalMilliseconds)
}

/** Reads a document. Nothing is signed, since nothing is told. */
export const readDocument = (
  target: OutboundTarget,
  totalMilliseconds: number | undefined,
  options: DeliveryOptions,
): Promise<OutboundExchange> =>
  exchange(target, { method: 'GET', payload: Buffer.alloc(0), headers: plainHeaders }, options, totalMilliseconds)

/** Connects to an address that was checked, and sends. */
export async function exchange(
  target: OutboundTarget,
  { method, headers, payload }: Pick<PinnedRequest, 'method' | 'headers' | 'payload'>,
  { resolve, ca }: DeliveryOptions,
  totalMilliseconds = defaultTotalMilliseconds,
): Promise<OutboundExchange> {
  const start = performance.now()
  const left = (milliseconds: number) => Math.max(1, milliseconds - (performance.now() - start))
  const addresses = await pinAddresses(target, resolve, Math.min(connectMilliseconds, totalMilliseconds))
  if (typeof addresses === 'string') return failedExchange(addresses)
  return sendPinnedRequest({
    method,
    headers,
    payload,
    target,
    addresses,
    connectMilliseconds: left(connectMilliseconds),
    totalMilliseconds: left(totalMilliseconds),
    ca,
  })
}
