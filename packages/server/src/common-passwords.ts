import { readFileSync } from 'node:fs'

/** The 100,000 most common passwords, as a filter that stores none of them in plain text (decision 0069). */
export const commonPasswords: Uint8Array = readFileSync(new URL('../data/common-passwords.bin', import.meta.url))
