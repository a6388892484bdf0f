export type TokenName = 'access-token' | 'impersonation-token' | 'refresh-token' | 'identity-token' | 'idp-access-token'

/** Token storage. Pass your own to store them in a session, a request or a key chain. */
export interface TokenStore {
  get(name: TokenName): string | null
  set(name: TokenName, token: string): void
  remove(name: TokenName): void
}

/** For servers. It belongs to one client: create one client per signed-in user. */
export function memoryStore(): TokenStore {
  const tokens = new Map<TokenName, string>()
  return {
    get: (name) => tokens.get(name) ?? null,
    set: (name, token) => tokens.set(name, token),
    // a removed access token reads as empty text, the others as null, as in the published client
    remove: (name) => (name === 'access-token' ? tokens.set(name, '') : tokens.delete(name)),
  }
}
