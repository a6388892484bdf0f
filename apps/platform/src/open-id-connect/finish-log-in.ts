import { fillStartUrl } from '@tessera/domain/identity/start-address'
import { fail, notFound } from '@tessera/server/api-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { grantTokens } from '../identity/grants.ts'
import { SignInRefusal } from '../identity/sign-in-refusal.ts'
import { answerLogInRefusal, refuseProvider } from './answer-log-in-refusal.ts'
import { endedCookie, readAttemptCookie } from './attempt-cookie.ts'
import { type Connection, findConnectionOf } from './connection.ts'
import { findSignedInUser, linkUser } from './find-signed-in-user.ts'
import { type StoredAttempt, takeAttempt } from './log-in-attempt.ts'
import { isSecure, type OpenIdConnectNeeds, redirectUriOf } from './open-id-connect-needs.ts'
import { proveIdentity } from './provider.ts'
import { readProviderAnswer } from './provider-answer.ts'
import { providerFetch } from './provider-fetch.ts'
import { getActiveClient } from './start-log-in.ts'

/** `GET /ocrpcode`: the browser comes back from the provider and goes on to the application, with tokens. */
export async function finishLogIn(
  needs: OpenIdConnectNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = readProviderAnswer(request.query)
  const state = answer.get('state') ?? ''
  const cookie = readAttemptCookie(request.headers.cookie, state)
  const attempt = cookie ? await takeAttempt(needs.database, state, cookie) : undefined
  if (!attempt)
    return fail('Auth.OauthError', null, 'This log-in has ended or was started in another browser; start again.')
  reply.header('set-cookie', endedCookie(state, isSecure(needs)))
  const connection = await findConnectionOf(needs.database, attempt.marketplace, attempt.connectID)
  if (!connection) throw notFound('OpenIdConnect', attempt.connectID)
  try {
    return reply.redirect(await completeLogIn(needs, connection, attempt, answer, request), 302)
  } catch (error) {
    return answerLogInRefusal(connection, error, request, reply)
  }
}

/** Returns the address at which the application starts. */
async function completeLogIn(
  needs: OpenIdConnectNeeds,
  connection: Connection,
  { nonce, codeVerifier, roles, appStartPath }: StoredAttempt,
  answer: URLSearchParams,
  request: FastifyRequest,
): Promise<string> {
  const { database, tokens } = needs
  const client = await getActiveClient(database, connection)
  const error = answer.get('error')
  if (error)
    throw new SignInRefusal('Auth.OauthError', { message: (answer.get('error_description') || error).slice(0, 1000) })
  const identity = await proveIdentity(
    connection,
    new URL(`${redirectUriOf(needs)}?${answer.toString()}`),
    { state: answer.get('state') ?? '', nonce, codeVerifier },
    providerFetch(needs, connection),
  ).catch((refused) => refuseProvider(refused, request))
  const account = await findSignedInUser(needs, connection, client, identity)
  const granted = await grantTokens(
    { database, tokens, client, form: { scope: roles ?? undefined }, now: new Date() },
    account,
  )
  await linkUser(database, connection, identity, account)
  const address = fillStartUrl(connection.appStartUrl, {
    token: granted.access_token,
    providerToken: identity.accessToken,
    appStartPath: appStartPath ?? '',
    refreshToken: granted.refresh_token ?? '',
  })
  if (!address)
    throw new SignInRefusal('Auth.OauthError', { message: 'The AppStartUrl of this log-in cannot be used.' })
  return address
}
