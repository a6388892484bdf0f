import { type SealKey, seal, unseal } from '../../../kit/sealing/seal.ts'

/** The secret data of a vendor. */
export interface VendorPayout {
  taxId: string
  bankName: string
  routingNumber: string
  accountNumber: string
  accountType: 'checking' | 'savings'
}

export const sealPayout = (payout: VendorPayout, key: SealKey, reference: string, nonce: Buffer): Buffer =>
  seal(Buffer.from(JSON.stringify(payout)), key, reference, nonce)

export const openPayout = (sealed: Buffer, key: SealKey, reference: string, nonce: Buffer): VendorPayout =>
  JSON.parse(unseal(sealed, key, reference, nonce).toString('utf8')) as VendorPayout
