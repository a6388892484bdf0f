import { createCipheriv, createDecipheriv } from 'node:crypto'

export interface EnvelopeKey {
  id: string
  key: Buffer
}

/** Session and purpose of an envelope. Both are authenticated: it opens only for them. */
export interface EnvelopeBinding {
  session: string
  purpose: string
}

export interface Envelope {
  keyID: string
  nonce: Buffer
  /** Milliseconds since 1970. */
  endsAt: number
  sealed: Buffer
}

const algorithm = 'aes-256-gcm'
const tagLength = 16

const bindingBytes = (keyID: string, { session, purpose }: EnvelopeBinding, endsAt: number): Buffer =>
  Buffer.from(JSON.stringify([keyID, session, purpose, endsAt]))

export function sealText(
  text: string,
  { id, key }: EnvelopeKey,
  binding: EnvelopeBinding,
  endsAt: number,
  nonce: Buffer,
): string {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(bindingBytes(id, binding, endsAt))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [id, nonce.toString('base64url'), endsAt, sealed.toString('base64url')].join('.')
}

const pattern = /^([0-9a-f-]{36})\.([\w-]{16})\.(\d{13})\.([\w-]{22,})$/

export function findEnvelope(text: string): Envelope | undefined {
  const [, keyID, nonce = '', endsAt, sealed = ''] = pattern.exec(text) ?? []
  return keyID
    ? {
        keyID,
        nonce: Buffer.from(nonce, 'base64url'),
        endsAt: Number(endsAt),
        sealed: Buffer.from(sealed, 'base64url'),
      }
    : undefined
}

/** Undefined unless it was sealed with this key, session, purpose and expiry. */
export function unsealText(
  { nonce, endsAt, sealed }: Envelope,
  { id, key }: EnvelopeKey,
  binding: EnvelopeBinding,
): string | undefined {
  const body = sealed.subarray(0, -tagLength)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(bindingBytes(id, binding, endsAt))
    .setAuthTag(sealed.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
