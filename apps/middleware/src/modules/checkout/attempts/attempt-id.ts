import { randomBytes } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** 112 random bits, letters only: the platform takes the digits of one UUID in 830 for a card number. */
export const newAttemptId = (): string => Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('')
