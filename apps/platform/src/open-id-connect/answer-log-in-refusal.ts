import { fillErrorUrl } from '@tessera/domain/identity/start-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal, SignInRefusal } from '../identity/sign-in-refusal.ts'
import type { Connection } from './connection.ts'

/** Sends the browser to the configured error page; without one the refusal is answered like that of a token request. */
export function answerLogInRefusal(
  { errorUrl }: Connection,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof SignInRefusal)) throw error
  request.refusal = error.code
  const address = errorUrl && fillErrorUrl(errorUrl, error.message)
  if (address) return reply.redirect(address, 302)
  const { status, body } = answerRefusal(error)
  return reply.code(status).send(body)
}

/** Logs only the kind of the error, because a library's message about a refused answer may quote tokens. */
export function refuseProvider(error: unknown, request: FastifyRequest): never {
  const { code, name } = error as { code?: unknown; name?: unknown }
  request.log.warn({ event: 'provider-refused', code, kind: name, requestId: request.id }, 'open id connect')
  throw new SignInRefusal('Auth.OauthError', { message: 'The answer of the identity provider cannot be used.' })
}
