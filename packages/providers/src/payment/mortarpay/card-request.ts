import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export interface CardRequestFacts {
  expiresAt: Date
  /** Of the visitor for whom the shop opened it. */
  referenceHash: string
}

const hashLength = 24
const pattern = /^req_(?<random>[\w-]{16})(?<expires>[0-9a-z]{7})(?<reference>[\w-]{24})(?<signature>[\w-]{24})$/

export const hashReference = (reference: string): string =>
  createHash('sha256').update(reference).digest('base64url').slice(0, hashLength)

/** The ID itself says for whom it is and how long, so nothing is stored until a card comes under it. */
export function newRequestId(secret: string, { expiresAt, referenceHash }: CardRequestFacts): string {
  const expires = Math.floor(expiresAt.getTime() / 1000)
    .toString(36)
    .padStart(7, '0')
  const said = randomBytes(12).toString('base64url') + expires + referenceHash
  return `req_${said}${sign(secret, said)}`
}

/** A derived key, so that an ID reveals nothing about the API secret. */
function sign(secret: string, said: string): string {
  const key = createHmac('sha256', secret).update('card-requests').digest()
  return createHmac('sha256', key).update(said).digest('base64url').slice(0, hashLength)
}

/** Undefined unless the ID was made here. It may have expired. */
export function readRequestId(secret: string, id: string): CardRequestFacts | undefined {
  const { random = '', expires = '', reference = '', signature = '' } = pattern.exec(id)?.groups ?? {}
  if (random === '') return undefined
  const expected = sign(secret, random + expires + reference)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return { expiresAt: new Date(Number.parseInt(expires, 36) * 1000), referenceHash: reference }
}
