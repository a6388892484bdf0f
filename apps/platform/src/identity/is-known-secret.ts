import { LruCache } from '@tessera/server/lru-cache'
import { isPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import type { SignInClient } from './sign-in-clients.ts'

/** Stored hashes of secrets that people chose, by client and the fast hash of the secret that matched. */
const provenSecrets = new LruCache<string>(1000)

const keyOf = ({ id }: SignInClient, secret: string): string => `${id} ${hashSecret(secret)}`

/** The secret is the client's, as a fast hash can tell: it was made by the platform, or was checked before. */
export function isKnownSecret(client: SignInClient, secret: string): boolean {
  const proven = provenSecrets.get(keyOf(client, secret))
  return client.secretHashes.some((hash) => hash === proven || hash === hashSecret(secret))
}

/** The same for a secret that a person chose: its hash takes 25 ms. */
export async function isSlowSecret(client: SignInClient, secret: string): Promise<boolean> {
  for (const hash of client.secretHashes) {
    if (!hash.startsWith('$argon2id$') || !(await isPassword(secret, hash))) continue
    provenSecrets.set(keyOf(client, secret), hash)
    return true
  }
  return false
}
