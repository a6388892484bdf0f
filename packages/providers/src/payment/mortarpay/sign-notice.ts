import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

export const timestampHeader = 'mortarpay-timestamp'
export const signatureHeader = 'mortarpay-signature'
export const eventHeader = 'mortarpay-event'

const maxAgeSeconds = 10 * 60

let lastKey: { secret: string; key: KeyObject } | undefined

/** A derived key, so that a notice reveals nothing about the API secret. A process has one secret. */
function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret)
    lastKey = { secret, key: createSecretKey(createHmac('sha256', secret).update('notices').digest()) }
  return lastKey.key
}

/** Signs the raw bytes with timestamp and event ID, so that none of them can be swapped. */
export const signNotice = (secret: string, timestamp: string, eventId: string, raw: Uint8Array): string =>
  createHmac('sha256', keyOf(secret)).update(`${timestamp}.${eventId}.`).update(raw).digest('hex')

export interface NoticeSignature {
  timestamp: string
  eventId: string
  signature: string
}

export function isGenuine(
  secret: string,
  { timestamp, eventId, signature }: NoticeSignature,
  raw: Uint8Array,
  now: Date,
): boolean {
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > maxAgeSeconds) return false
  const expected = Buffer.from(signNotice(secret, timestamp, eventId, raw))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
