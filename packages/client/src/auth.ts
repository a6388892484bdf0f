import { type CallerStack, callerOf } from './caller.ts'
import type { AccessToken as Answer } from './platform/types.gen.ts'
import { queryText } from './query-text.ts'
import type { SendRequest } from './transport.ts'

interface TokenRequestOptions {
  signal?: AbortSignal | undefined
  /** For a server that calls on behalf of a user: the user's address, by which attempts are counted. */
  forwardedFor?: string | undefined
}
type Names = readonly string[] | null
/** A successful token call returns a token. */
export type AccessToken = Answer & { access_token: string }

/** Token calls. The token is returned, not stored: pass it to `Tokens.SetAccessToken`. */
export interface Auth {
  /** POST /oauth/token — Token for a user name and password. */
  Login(
    username: string,
    password: string,
    clientID: string,
    scope?: Names,
    customRoles?: Names,
    requestOptions?: TokenRequestOptions,
  ): Promise<AccessToken>
  /** POST /oauth/token — Password token that also sends the client secret. */
  ElevatedLogin(
    clientSecret: string,
    username: string,
    password: string,
    clientID: string,
    scope?: Names,
    customRoles?: Names,
    requestOptions?: TokenRequestOptions,
  ): Promise<AccessToken>
  /** POST /oauth/token — Token for a back-end using the client secret. */
  ClientCredentials(
    clientSecret: string,
    clientID: string,
    scope?: Names,
    customRoles?: Names,
    requestOptions?: TokenRequestOptions,
  ): Promise<AccessToken>
  /** POST /oauth/token — New access token from a refresh token. */
  RefreshToken(refreshToken: string, clientID: string, requestOptions?: TokenRequestOptions): Promise<AccessToken>
  /** POST /oauth/token — Guest token; client credentials without a secret. */
  Anonymous(
    clientID: string,
    scope?: Names,
    customRoles?: Names,
    requestOptions?: TokenRequestOptions & { anonuserid?: string | undefined },
  ): Promise<AccessToken>
}

const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }

export function createAuth(send: SendRequest): Auth {
  const post = async (
    grant_type: string,
    form: object,
    options: TokenRequestOptions | undefined,
    caller: CallerStack,
  ): Promise<AccessToken> => {
    const body = queryText({ grant_type, ...form })
    const { signal, forwardedFor } = options ?? {}
    const sent = forwardedFor ? { ...headers, 'x-forwarded-for': forwardedFor } : headers
    return (await send({ verb: 'POST', path: '/oauth/token', headers: sent, body, signal, caller })) as AccessToken
  }
  const auth: Auth = {
    async Login(username, password, client_id, scope, customRoles, options) {
      const form = { username, password, client_id, scope: scopeText(scope, customRoles) }
      return post('password', form, options, callerOf(auth.Login))
    },
    async ElevatedLogin(client_secret, username, password, client_id, scope, customRoles, options) {
      const form = { scope: scopeText(scope, customRoles), client_id, username, password, client_secret }
      return post('password', form, options, callerOf(auth.ElevatedLogin))
    },
    async ClientCredentials(client_secret, client_id, scope, customRoles, options) {
      const form = { scope: scopeText(scope, customRoles), client_id, client_secret }
      return post('client_credentials', form, options, callerOf(auth.ClientCredentials))
    },
    async RefreshToken(refresh_token, client_id, options) {
      return post('refresh_token', { client_id, refresh_token }, options, callerOf(auth.RefreshToken))
    },
    async Anonymous(client_id, scope, customRoles, options) {
      const form = { client_id, scope: scopeText(scope, customRoles), anonuserid: options?.anonuserid }
      return post('client_credentials', form, options, callerOf(auth.Anonymous))
    },
  }
  return auth
}

/** Standard roles, then custom ones, separated by spaces. */
function scopeText(scope: Names = null, customRoles: Names = null): string {
  if (!isTextArray(scope)) throw new Error('scope must be a string array')
  if (!isTextArray(customRoles)) throw new Error('custom roles must be defined as a string array')
  return [...(scope ?? []), ...(customRoles ?? [])].join(' ')
}

const isTextArray = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
