import { randomBytes } from 'node:crypto'

/** 144 bits: knowing one is a permission. */
export const newId = (kind: 'req' | 'tok' | 'pay' | 'key'): string => `${kind}_${randomBytes(18).toString('base64url')}`
