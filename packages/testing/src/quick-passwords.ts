import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Argon2 = typeof crypto.argon2

/**
 * Argon2 with 8 KiB and one pass, whatever is asked for. Every test makes a marketplace and signs in, five hashes of 25 ms
 * each, and they were three quarters of the time. Hashes still say what was asked for, and the shop in a process of its own
 * (`shop-process.ts`) pays the full price.
 */
export function quickenPasswords(): void {
  if (crypto.argon2.name === 'quickArgon2') return
  Object.assign(crypto, { argon2: quickened(crypto.argon2) })
  syncBuiltinESMExports()
}

function quickened(argon2: Argon2): Argon2 {
  return function quickArgon2(algorithm, parameters, callback) {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  }
}
