/** A step of a trace as a caller names it (W3C Trace Context). */
export interface TraceContext {
  traceId: string
  spanId: string
  /** The first part of a trace decides for all of them. */
  isSampled: boolean
}

const pattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/

export function parseTraceparent(text: string | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(text ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
