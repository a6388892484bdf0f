import { createCipheriv, createDecipheriv } from 'node:crypto'

export interface VendorKey {
  id: string
  key: Buffer
}

/** All that is secret about a vendor. */
export interface Payout {
  taxId: string
  bankName: string
  routingNumber: string
  accountNumber: string
  accountType: 'checking' | 'savings'
}

const algorithm = 'aes-256-gcm'
const tagLength = 16

/** Bound to its reference: it does not open in the row of somebody else. */
export function sealPayout(payout: Payout, { key }: VendorKey, reference: string, nonce: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(reference))
  return Buffer.concat([cipher.update(JSON.stringify(payout), 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function openPayout(sealed: Buffer, { key }: VendorKey, reference: string, nonce: Buffer): Payout {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(reference))
    .setAuthTag(sealed.subarray(-tagLength))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]).toString('utf8')
  return JSON.parse(text) as Payout
}
