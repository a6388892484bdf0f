import { readCustomParameters } from '@tessera/domain/identity/custom-parameters'
import { decodeJwt } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Connection } from './connection.ts'
import type { LogInAttempt } from './log-in-attempt.ts'

/** The person who signed in, according to the provider. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  /** Only if the provider has verified it. */
  email: string | undefined
  idToken: string
  accessToken: string
}

/** Asymmetric algorithms only: without the provider's metadata nothing else says which one it uses. */
const signingAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const clientAuthOf = ({ isUrlEncoded, connectClientSecret }: Connection) =>
  isUrlEncoded ? ClientSecretPost(connectClientSecret) : ClientSecretBasic(connectClientSecret)

function configure(connection: Connection, server: ServerMetadata, fetch?: CustomFetch): Configuration {
  const configuration = new Configuration(server, connection.connectClientID, {}, clientAuthOf(connection))
  // the outbound guard decides which addresses may be plain http
  allowInsecureRequests(configuration)
  if (fetch) configuration[customFetch] = fetch
  return configuration
}

/** The issuer is not configured; it is known once the provider has answered. */
const endpointsOf = ({ authorizationEndpoint, tokenEndpoint }: Connection, issuer = tokenEndpoint): ServerMetadata => ({
  issuer,
  authorization_endpoint: authorizationEndpoint,
  token_endpoint: tokenEndpoint,
  id_token_signing_alg_values_supported: signingAlgorithms,
})

/** Where the browser goes to sign in. */
export async function authorizationUrlOf(
  connection: Connection,
  { state, nonce, codeVerifier }: LogInAttempt,
  redirectUri: string,
  customParams: string,
): Promise<URL> {
  return buildAuthorizationUrl(configure(connection, endpointsOf(connection)), {
    ...readCustomParameters(customParams),
    redirect_uri: redirectUri,
    scope: [...new Set(['openid', 'profile', 'email', ...connection.additionalScopes])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
}

/**
 * Exchanges the code and verifies the answer. The configuration names no issuer, so the library runs twice over one
 * answer: the first run sends the code, the second verifies the answer for the issuer that its ID token names.
 */
export async function proveIdentity(
  connection: Connection,
  callback: URL,
  { state, nonce, codeVerifier }: Pick<LogInAttempt, 'state' | 'nonce' | 'codeVerifier'>,
  fetch: CustomFetch,
): Promise<ProvenIdentity> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
  const { answer, issuer } = await sendCode(connection, callback, checks, fetch)
  const replay: CustomFetch = async (url, options) => (options.method === 'POST' ? answer.clone() : fetch(url, options))
  const configuration = configure(connection, await findMetadata(connection, issuer, fetch), replay)
  if (configuration.serverMetadata().jwks_uri) enableNonRepudiationChecks(configuration)
  const tokens = await authorizationCodeGrant(configuration, callback, checks)
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('The provider sent no ID token')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email_verified === true && typeof claims.email === 'string' ? claims.email : undefined,
    idToken: tokens.id_token,
    accessToken: tokens.access_token,
  }
}

async function sendCode(
  connection: Connection,
  callback: URL,
  checks: { expectedState: string; expectedNonce: string; pkceCodeVerifier: string },
  fetch: CustomFetch,
): Promise<{ answer: Response; issuer: string | undefined }> {
  let answer: Response | undefined
  const keep: CustomFetch = async (url, options) => {
    answer = await fetch(url, options)
    return answer.clone()
  }
  const unnamed = new URL(callback)
  unnamed.searchParams.delete('iss') // compared by the second run
  await authorizationCodeGrant(configure(connection, endpointsOf(connection), keep), unnamed, { ...checks }).catch(
    (error: unknown) => {
      if (!answer) throw error
    },
  )
  if (!answer) throw new Error('The code was not sent')
  return { answer, issuer: await issuerIn(answer.clone()) }
}

/** Not verified yet. Undefined: the answer has no readable ID token, which the second run refuses. */
async function issuerIn(answer: Response): Promise<string | undefined> {
  try {
    const { id_token: idToken } = (await answer.json()) as { id_token?: unknown }
    return decodeJwt(String(idToken)).iss
  } catch {
    return undefined
  }
}

/**
 * The provider's own metadata, with the key that its ID tokens are signed with, if the issuer serves it. Otherwise the
 * token counts because it came from the configured endpoint itself over TLS (OpenID Connect Core 3.1.3.7, 6).
 */
async function findMetadata(
  connection: Connection,
  issuer: string | undefined,
  fetch: CustomFetch,
): Promise<ServerMetadata> {
  const endpoints = endpointsOf(connection, issuer)
  if (!issuer || !URL.canParse(issuer)) return endpoints
  try {
    const found = await discovery(new URL(issuer), connection.connectClientID, {}, clientAuthOf(connection), {
      execute: [allowInsecureRequests],
      [customFetch]: fetch,
    })
    const { supportsPKCE: _, ...metadata } = found.serverMetadata()
    return { ...endpoints, ...metadata, token_endpoint: connection.tokenEndpoint }
  } catch {
    return endpoints
  }
}
