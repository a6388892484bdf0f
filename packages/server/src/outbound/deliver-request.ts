import { failedAnswer, type OutboundAnswer } from './outbound-answer.ts'
import type { OutboundTarget } from './outbound-target.ts'
import { pinAddresses, type ResolveHost } from './pin-addresses.ts'
import { postPinned } from './post-pinned.ts'
import { type SigningOptions, signedHeaders } from './signed-headers.ts'

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

export async function deliverRequest(
  target: OutboundTarget,
  request: OutboundRequest,
  options: DeliveryOptions,
): Promise<OutboundAnswer> {
  const { totalMilliseconds = defaultTotalMilliseconds } = request
  const start = performance.now()
  const left = (milliseconds: number) => Math.max(1, milliseconds - (performance.now() - start))
  const addresses = await pinAddresses(target, options.resolve, Math.min(connectMilliseconds, totalMilliseconds))
  if (typeof addresses === 'string') return failedAnswer(addresses)
  const payload = Buffer.from(request.text?.content ?? JSON.stringify(request.body ?? null))
  return postPinned({
    target,
    addresses,
    payload,
    headers: {
      ...signedHeaders(payload, request, options.now()),
      ...(request.text && { 'Content-Type': request.text.type }),
    },
    connectMilliseconds: left(connectMilliseconds),
    totalMilliseconds: left(totalMilliseconds),
    ca: options.ca,
  })
}
