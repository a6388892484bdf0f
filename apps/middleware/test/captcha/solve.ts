import { pbkdf2Sync } from 'node:crypto'

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
}

/** Solves the challenge without the library: tries counters until a key has the required prefix. */
export function solve(challenge: object): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = (challenge as Challenge).parameters
  for (let counter = 0; counter < 100_000; counter += 1) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), count])
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
  throw new Error('No counter solves this challenge.')
}
