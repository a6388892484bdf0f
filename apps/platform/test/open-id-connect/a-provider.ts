import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { publicUrl } from '@tessera/testing/platform'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

/** The person at the provider's sign-in page. */
export interface Person {
  subject: string
  email: string
  isVerified: boolean
}

export interface TestProvider {
  /** `host:port`, for OUTBOUND_ALLOW. */
  host: string
  issuer: string
  /** Answers the sign-in page; null says no. */
  person: Person | null
  /** Turned off, the provider looks like one that serves no metadata. */
  servesMetadata: boolean
  /** Served instead of the provider's own keys. */
  foreignKeys: object | null
  /** How clients proved themselves at the token endpoint. */
  tokenRequests: ('basic' | 'post')[]
}

export const providerClient = { id: 'tessera', secret: 'the-secret-at-the-provider' }
const people = new Map<string, Person>()

/** A real OpenID Connect provider in this process; its pages answer themselves. */
export async function aProvider(): Promise<TestProvider> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closeAfterFile(() => {
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: TestProvider = {
    host,
    issuer: `http://${host}`,
    person: null,
    servesMetadata: true,
    foreignKeys: null,
    tokenRequests: [],
  }
  const provider = await createProvider(state.issuer)
  const answer = provider.callback()
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request
    if (url.startsWith('/page/')) return finishPage(provider, state.person, request, response)
    if (url.startsWith('/.well-known/') && !state.servesMetadata) return response.writeHead(404).end()
    if (url === '/jwks' && state.foreignKeys)
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(state.foreignKeys))
    if (url === '/token') state.tokenRequests.push(request.headers.authorization ? 'basic' : 'post')
    return answer(request, response)
  })
  return state
}

async function createProvider(issuer: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const client = {
    client_secret: providerClient.secret,
    redirect_uris: [`${publicUrl}/ocrpcode`],
    grant_types: ['authorization_code'],
  }
  return new Provider(issuer, {
    clients: [
      { ...client, client_id: providerClient.id, token_endpoint_auth_method: 'client_secret_basic' },
      { ...client, client_id: `${providerClient.id}-post`, token_endpoint_auth_method: 'client_secret_post' },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'k1' }] },
    cookies: { keys: ['a-key-of-the-provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'profile', 'email', 'tiles'],
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/page/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId)
        return { sub: accountId, email: person?.email, email_verified: person?.isVerified }
      },
    }),
    // consent is given without a page
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email tiles')
      await grant.save()
      return grant
    },
  })
}

async function finishPage(
  provider: Provider,
  person: Person | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (person) people.set(person.subject, person)
  const result = person
    ? { login: { accountId: person.subject } }
    : { error: 'access_denied', error_description: 'The person said no.' }
  await provider.interactionFinished(request, response, result)
}
