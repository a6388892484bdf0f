import { createHmac, timingSafeEqual } from 'node:crypto'

export const timestampHeader = 'mortarpay-timestamp'
export const signatureHeader = 'mortarpay-signature'
export const eventHeader = 'mortarpay-event'

const oldestSeconds = 10 * 60

/** A derived key, so that a notice reveals nothing about the API secret. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('notices').digest()

/** Signs the raw bytes with timestamp and event ID, so that none of them can be swapped. */
export const sign = (secret: string, timestamp: string, eventId: string, raw: Uint8Array): string =>
  createHmac('sha256', keyOf(secret)).update(`${timestamp}.${eventId}.`).update(raw).digest('hex')

export interface Signed {
  timestamp: string
  eventId: string
  signature: string
}

export function isGenuine(
  secret: string,
  { timestamp, eventId, signature }: Signed,
  raw: Uint8Array,
  now: Date,
): boolean {
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > oldestSeconds) return false
  const expected = Buffer.from(sign(secret, timestamp, eventId, raw))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
