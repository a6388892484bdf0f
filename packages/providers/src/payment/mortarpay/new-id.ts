import { randomBytes } from 'node:crypto'

/** 144 random bits: an ID is also a credential. */
export const newId = (kind: 'tok' | 'pay' | 'key'): string => `${kind}_${randomBytes(18).toString('base64url')}`
