import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { notFound, refusal } from './api-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor, once known; for the log. */
    actor: unknown
    /** The code of the error it was answered with. */
    refusal: string | undefined
  }
}

export interface HttpOptions {
  logger: Logger
  trustProxyHops?: number
  /** Answers an unreadable address in the application's own format; the platform's format is the default. */
  refuseAddress?: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Timeouts are set by the front door, which is in front of every application. */
const bodyLimit = 1_048_576
const maxParamLength = 400

export function createHttp({
  logger,
  trustProxyHops = 0,
  refuseAddress = noSuchAddress,
}: HttpOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // our log lines include the request ID; a child logger per request costs 5% of a small answer
    childLoggerFactory: (parent) => parent,
    trustProxy: (_address, hop) => hop < trustProxyHops,
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength },
  }) as unknown as FastifyInstance
  app.decorateRequest('actor', undefined)
  app.decorateRequest('refusal', undefined)
  parseBodies(app)
  return app
}

/** An application as a part of a front door. */
export const listenerOf =
  (app: FastifyInstance): RequestListener =>
  (request, response) =>
    app.routing(request, response)

/** A malformed escape or an overlong parameter gets the usual 404. */
function noSuchAddress(request: FastifyRequest, reply: FastifyReply): void {
  const { status, errors } = notFound('Route', `${request.method} ${request.url.split('?')[0]?.slice(0, 200)}`)
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ Errors: errors }))
}

/** Clients send a JSON content type with an empty body on DELETE and submit. Both media types are parsed as JSON. */
function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(json|json-patch\+json)\b/, { parseAs: 'string' }, (_request, text, done) => {
    const json = text.toString().trim()
    if (json === '') return done(null, undefined)
    try {
      done(null, JSON.parse(json))
    } catch {
      done(refusal('Request.InvalidRequestBody'))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text.toString())))
  })
  app.addContentTypeParser('*', (_request, _payload, done) => done(refusal('Request.InvalidContentType')))
}
