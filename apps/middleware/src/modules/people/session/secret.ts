import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes: nothing to guess, so a plain hash of it is enough to keep. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
