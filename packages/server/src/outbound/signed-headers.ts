import { createHmac } from 'node:crypto'
import { validateHeaderName, validateHeaderValue } from 'node:http'

export interface AuthHeader {
  name: string
  value: string
}

export interface SigningOptions {
  /** The same for all attempts to deliver one event, so that receivers can detect repeats. */
  eventID: string
  hashKey?: string | null | undefined
  authHeader?: AuthHeader | null | undefined
}

/** Headers that frame or route the message, or that we set ourselves. */
const reservedHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'keep-alive',
  'x-oc-hash',
  'x-oc-timestamp',
  'x-oc-event-id',
])

export function isUsableHeader({ name, value }: AuthHeader): boolean {
  if (reservedHeaders.has(name.toLowerCase()) || /^proxy-/i.test(name)) return false
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}

/** Computed over the raw bytes, so that receivers can check before they parse. */
export const hashOf = (payload: Buffer, hashKey: string): string =>
  createHmac('sha256', hashKey).update(payload).digest('base64')

export const plainHeaders = {
  Accept: 'application/json',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Tessera',
}

export function signedHeaders(
  payload: Buffer,
  { eventID, hashKey, authHeader }: SigningOptions,
  now: Date,
): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(payload.length),
    ...plainHeaders,
    'X-oc-timestamp': now.toISOString(),
    'X-oc-event-id': eventID,
    ...(hashKey && { 'X-oc-hash': hashOf(payload, hashKey) }),
    ...(authHeader && { [authHeader.name]: authHeader.value }),
  }
}
