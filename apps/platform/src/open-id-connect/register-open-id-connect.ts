import { fail } from '@tessera/server/api-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { finishLogIn } from './finish-log-in.ts'
import type { OpenIdConnectNeeds } from './open-id-connect-needs.ts'
import { readProviderAnswer } from './provider-answer.ts'
import { startLogIn } from './start-log-in.ts'

/** The address that the browser is sent on to must not be refused as too long. */
const maxAnswerLength = 8000

/**
 * The log-in by OpenID Connect (decision 0086). These routes are no rows of the operation table: browsers call them
 * without a token and are answered with redirects.
 */
export function registerOpenIdConnect(app: FastifyInstance, needs: OpenIdConnectNeeds): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    needs.countCall(request)
    // the address of the next page may hold tokens
    reply.header('referrer-policy', 'no-referrer')
  }
  app.get('/ocrplogin', { onRequest }, (request, reply) => startLogIn(needs, request, reply))
  app.get('/ocrpcode', { onRequest }, (request, reply) => finishLogIn(needs, request, reply))
  // browsers do not send the cookie with a form of another site, but they do with the GET that a redirect makes of it
  app.post('/ocrpcode', { onRequest }, async (request, reply) => {
    const answer = readProviderAnswer(request.body).toString()
    if (answer.length > maxAnswerLength) fail('Request.AddressTooLong')
    return reply.redirect(`/ocrpcode?${answer}`, 303)
  })
}
