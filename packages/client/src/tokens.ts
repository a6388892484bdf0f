import { claimsOf, isExpired } from './claims.ts'
import type { TokenName, TokenStore } from './token-store.ts'

const names = {
  AccessToken: 'access-token',
  ImpersonationToken: 'impersonation-token',
  RefreshToken: 'refresh-token',
  IdentityToken: 'identity-token',
  IdpAccessToken: 'idp-access-token',
} as const satisfies Record<string, TokenName>

type Kind = keyof typeof names

export type Tokens = { [K in Kind as `Get${K}`]: () => string | null } & {
  /** Throws `Invalid token` if an access or impersonation token is not readable. */
  [K in Kind as `Set${K}`]: (token: string) => void
} & { [K in Kind as `Remove${K}`]: () => void } & {
  /** The given or stored token if still valid, else a refreshed one; empty if there is none. */
  GetValidToken(token?: string | null): Promise<string>
}

interface Needs {
  store: TokenStore
  clientID: () => string | null
  refresh: (refreshToken: string, clientID: string) => Promise<{ access_token: string }>
  now: () => number
}

const mustBeReadable: readonly Kind[] = ['AccessToken', 'ImpersonationToken']

export function createTokens({ store, clientID, refresh, now }: Needs): Tokens {
  const flights = new Map<string, Promise<string>>()

  const renew = async (refreshToken: string, client: string): Promise<string> => {
    const { access_token: token } = await refresh(refreshToken, client)
    claimsOf(token)
    // a sign-in or sign-out in the meantime must not be overwritten
    if (store.get('refresh-token') === refreshToken) store.set('access-token', token)
    return token
  }
  /** One refresh serves all waiting calls; if it fails they are sent without a token, and the server refuses them. */
  const renewOnce = (refreshToken: string, client: string): Promise<string> => {
    const key = JSON.stringify([refreshToken, client])
    const flight =
      flights.get(key) ??
      renew(refreshToken, client)
        .catch(() => '')
        .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
  const validToken = async (chosen?: string | null): Promise<string> => {
    const token = chosen || store.get('access-token') || ''
    const claims = token ? claimsOf(token) : undefined
    if (claims && !isExpired(claims, now())) return token
    const refreshToken = store.get('refresh-token')
    const client = clientID() || claims?.cid
    return refreshToken && client ? renewOnce(refreshToken, client) : token
  }
  return { ...createAccessors(store), GetValidToken: validToken }
}

function createAccessors(store: TokenStore) {
  const methods = (Object.keys(names) as Kind[]).flatMap((kind) => [
    [`Get${kind}`, () => store.get(names[kind])],
    [
      `Set${kind}`,
      (token: string) => {
        if (mustBeReadable.includes(kind)) claimsOf(token)
        store.set(names[kind], token)
      },
    ],
    [`Remove${kind}`, () => store.remove(names[kind])],
  ])
  return Object.fromEntries(methods) as Omit<Tokens, 'GetValidToken'>
}
