import { failedAnswer, type OutboundAnswer } from './outbound-answer.ts'
import type { OutboundTarget } from './outbound-target.ts'
import { pinAddresses, type ResolveHost } from './pin-addresses.ts'
import { getPinned, type PinnedRequest, postPinned } from './post-pinned.ts'
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

export function deliverRequest(
  target: OutboundTarget,
  request: OutboundRequest,
  options: DeliveryOptions,
): Promise<OutboundAnswer> {
  const payload = Buffer.from(request.text?.content ?? JSON.stringify(request.body ?? null))
  const headers = {
    ...signedHeaders(payload, request, options.now()),
    ...(request.text && { 'Content-Type': request.text.type }),
  }
  return connectPinned(target, request.totalMilliseconds, options, (pinned) =>
    postPinned({ ...pinned, payload, headers }),
  )
}

/** Reads a document. Nothing is signed, since nothing is told. */
export const readDocument = (
  target: OutboundTarget,
  totalMilliseconds: number | undefined,
  options: DeliveryOptions,
): Promise<OutboundAnswer> =>
  connectPinned(target, totalMilliseconds, options, (pinned) => getPinned({ ...pinned, headers: plainHeaders }))

async function connectPinned(
  target: OutboundTarget,
  totalMilliseconds = defaultTotalMilliseconds,
  { resolve, ca }: DeliveryOptions,
  send: (pinned: Omit<PinnedRequest, 'payload' | 'headers'>) => Promise<OutboundAnswer>,
): Promise<OutboundAnswer> {
  const start = performance.now()
  const left = (milliseconds: number) => Math.max(1, milliseconds - (performance.now() - start))
  const addresses = await pinAddresses(target, resolve, Math.min(connectMilliseconds, totalMilliseconds))
  if (typeof addresses === 'string') return failedAnswer(addresses)
  return send({
    target,
    addresses,
    connectMilliseconds: left(connectMilliseconds),
    totalMilliseconds: left(totalMilliseconds),
    ca,
  })
}
