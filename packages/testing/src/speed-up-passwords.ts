import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Argon2 = typeof crypto.argon2

/**
 * Forces Argon2 to 8 KiB and one pass. Every test creates a marketplace and signs in: five hashes of 25 ms
 * each, three quarters of the total time. Hashes still name the requested parameters, and the separate shop process
 * (`shop-process.ts`) uses them.
 */
export function speedUpPasswords(): void {
  if (crypto.argon2.name === 'quickArgon2') return
  Object.assign(crypto, { argon2: withFastParameters(crypto.argon2) })
  syncBuiltinESMExports()
}

function withFastParameters(argon2: Argon2): Argon2 {
  return function quickArgon2(algorithm, parameters, callback) {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  }
}
