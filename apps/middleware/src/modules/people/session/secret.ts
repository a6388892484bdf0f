import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes can't be guessed, so storing a plain hash is enough. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
