import { createCipheriv, createDecipheriv } from 'node:crypto'

export interface SealKey {
  id: string
  key: Buffer
}

const algorithm = 'aes-256-gcm'
const tagLength = 16

/** Encrypts bytes bound to their owner: they do not open in another owner's row. */
export function seal(bytes: Uint8Array, { key }: SealKey, boundTo: string, nonce: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo))
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

export function unseal(sealed: Buffer, { key }: SealKey, boundTo: string, nonce: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()])
}
