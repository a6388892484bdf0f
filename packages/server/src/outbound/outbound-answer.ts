import type { TargetProblem } from './outbound-target.ts'
import type { PinProblem } from './pin-addresses.ts'

export type OutboundFailure =
  | TargetProblem
  | PinProblem
  | 'invalid-header'
  | 'circuit-open'
  | 'connection'
  | 'certificate'
  | 'redirect'
  | 'too-large'

export interface OutboundAnswer {
  /** The receiver accepted the call: status 200 to 299, and the answer is complete. */
  ok: boolean
  /** 0: no answer. */
  status: number
  /** Parsed if it is JSON, else text; null if empty. */
  body: unknown
  error?: OutboundFailure
}

/** An answer as it came, for clients that read headers and bytes themselves. */
export interface OutboundExchange {
  /** 0: no answer. */
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  payload: Buffer
  error?: OutboundFailure
}

export const failedExchange = (error: OutboundFailure, status = 0): OutboundExchange => ({
  status,
  headers: {},
  payload: Buffer.alloc(0),
  error,
})

export const failedAnswer = (error: OutboundFailure, status = 0): OutboundAnswer => ({
  ok: false,
  status,
  body: null,
  error,
})

export function answerFrom({ status, payload, error }: OutboundExchange): OutboundAnswer {
  if (error) return failedAnswer(error, status)
  const body = parsePayload(new TextDecoder().decode(payload))
  if (status >= 300 && status < 400) return { ok: false, status, body, error: 'redirect' }
  return { ok: status >= 200 && status < 300, status, body }
}

/** INJ-7: these keys never enter our objects. */
const reserved = new Set(['__proto__', 'constructor', 'prototype'])

function parsePayload(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text, (key, value) => (reserved.has(key) ? undefined : value))
  } catch {
    return text
  }
}
