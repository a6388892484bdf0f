import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOf, newSecret } from '../../people/session/secret.ts'

const sign = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(`sheet ${text}`).digest()

/** Creates a share token: 32 random bytes and our signature, so that guesses never reach the database. */
export function newShareToken(secret: Buffer): { token: string; hash: Buffer } {
  const random = newSecret()
  const token = `${random}.${sign(secret, random).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

/** The stored hash of a token that we signed; undefined for any other text. */
export function findTokenHash(secret: Buffer, token: string): Buffer | undefined {
  const [random = '', signature = '', ...rest] = token.split('.')
  const received = Buffer.from(signature, 'base64url')
  const expected = sign(secret, random)
  const isOurs = rest.length === 0 && received.length === expected.length && timingSafeEqual(received, expected)
  return isOurs ? hashOf(token) : undefined
}
