import { randomBytes } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** 112 bits in letters: one UUID in 830 holds what the platform takes for the number of a card. */
export const newAttemptId = (): string => Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('')
