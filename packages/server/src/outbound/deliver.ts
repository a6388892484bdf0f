import { failed, type OutboundAnswer } from './answer.ts'
import { exchange } from './exchange.ts'
import { pin, type Resolve } from './pinned.ts'
import { type Signing, signedHeaders } from './signed-headers.ts'
import type { Target } from './target.ts'

export interface OutboundRequest extends Signing {
  url: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, instead of a body. */
  text?: { type: string; content: string }
  totalMilliseconds?: number
}

export interface Means {
  resolve: Resolve
  now: () => Date
  ca: string | undefined
}

/** Time for DNS and connecting together. */
export const connectMilliseconds = 2000
const usualTotalMilliseconds = 10_000

export async function deliver(target: Target, request: OutboundRequest, means: Means): Promise<OutboundAnswer> {
  const { totalMilliseconds = usualTotalMilliseconds } = request
  const start = performance.now()
  const left = (milliseconds: number) => Math.max(1, milliseconds - (performance.now() - start))
  const addresses = await pin(target, means.resolve, Math.min(connectMilliseconds, totalMilliseconds))
  if (typeof addresses === 'string') return failed(addresses)
  const payload = Buffer.from(request.text?.content ?? JSON.stringify(request.body ?? null))
  return exchange({
    target,
    addresses,
    payload,
    headers: {
      ...signedHeaders(payload, request, means.now()),
      ...(request.text && { 'Content-Type': request.text.type }),
    },
    connectMilliseconds: left(connectMilliseconds),
    totalMilliseconds: left(totalMilliseconds),
    ca: means.ca,
  })
}
