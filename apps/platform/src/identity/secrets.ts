import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Generated secrets are long and random, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const newRefreshToken = (): string => randomUUID()
export const newVerificationCode = (): string => randomBytes(24).toString('base64url')
export const newClientSecret = (): string => randomBytes(36).toString('base64url')
/**
 * Typed by a person from a message: eight characters without look-alikes, 40 bits, valid ten minutes; failures lock.
 */
export const newOneTimePassword = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
