import { randomBytes } from 'node:crypto'
import { fail, notFound } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { readQueryValue } from '../identity/read-query-value.ts'
import { refuseInactiveClient } from '../identity/refuse-inactive-client.ts'
import { findClient, type SignInClient } from '../identity/sign-in-clients.ts'
import { SignInRefusal } from '../identity/sign-in-refusal.ts'
import { answerLogInRefusal, refuseProvider } from './answer-log-in-refusal.ts'
import { attemptCookie } from './attempt-cookie.ts'
import { type Connection, findConnection } from './connection.ts'
import { saveAttempt } from './log-in-attempt.ts'
import { isSecure, type OpenIdConnectNeeds, redirectUriOf } from './open-id-connect-needs.ts'
import { authorizationUrlOf } from './provider.ts'

/** PostgreSQL stores no null characters. */
const readText = (query: unknown, name: string): string | undefined =>
  readQueryValue(query as QueryParameters, name)?.replaceAll('\u0000', '')

/** `GET /ocrplogin?id=&cid=&roles=&appstartpath=&customParams=` sends the browser to the provider. */
export async function startLogIn(
  needs: OpenIdConnectNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database } = needs
  const id = readText(request.query, 'id')
  const clientID = readText(request.query, 'cid')
  if (!id || !clientID) return fail('Auth.OauthError', null, 'A log-in link needs the names id and cid.')
  const connection = await findConnection(database, id, clientID)
  if (!connection) throw notFound('OpenIdConnect', id)
  try {
    await getActiveClient(database, connection)
    const attempt = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
      roles: readText(request.query, 'roles'),
      appStartPath: readText(request.query, 'appstartpath'),
    }
    const customParams = readText(request.query, 'customParams') ?? ''
    const address = await authorizationUrlOf(connection, attempt, redirectUriOf(needs), customParams).catch((error) =>
      refuseProvider(error, request),
    )
    const cookie = randomBytes(32).toString('base64url')
    await saveAttempt(database, connection, attempt, cookie)
    reply.header('set-cookie', attemptCookie(attempt.state, cookie, isSecure(needs)))
    return reply.redirect(address.href, 302)
  } catch (error) {
    return answerLogInRefusal(connection, error, request, reply)
  }
}

export async function getActiveClient(db: Queryable, { clientID }: Connection): Promise<SignInClient> {
  const client = await findClient(db, clientID)
  if (!client) throw new SignInRefusal('ApiClient.InvalidClientID')
  refuseInactiveClient(client)
  return client
}
