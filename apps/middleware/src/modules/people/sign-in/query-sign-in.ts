import { urlOf } from '@tessera/contract/kit/operation'
import { authCalls } from '@tessera/contract/middleware/auth/operations'
import type { QueryParameters } from '@tessera/server/call'
import { queryValue } from '@tessera/server/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../../kit/shop-error.ts'

interface QueryCredentials {
  userName: string
  password: string
}

/**
 * Credentials by the request's query object, the only part of the request a handler sees. Empty without the hook below.
 */
const credentialsByQuery = new WeakMap<object, QueryCredentials>()

export const takeQueryCredentials = (query: QueryParameters): QueryCredentials | undefined =>
  credentialsByQuery.get(query)

const paths = new Set([authCalls.querySignIn, authCalls.getAuthToken].map(({ path }) => urlOf(path)))

/**
 * Handles passwords in query strings. The application's first hook removes them from the request before anything can
 * log it, and refuses requests another page could have triggered.
 */
export function guardQuerySignIns(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!paths.has(request.routeOptions.url ?? '')) return
    const credentials = findBasic(request.headers.authorization) ?? readQuery(request)
    redactQuery(request)
    refuseForeign(request)
    credentialsByQuery.set(request.query as object, credentials)
  })
}

const readQuery = (request: FastifyRequest): QueryCredentials => {
  const query = request.query as QueryParameters
  return {
    userName: queryValue({ query }, 'userName') ?? '',
    password: queryValue({ query }, 'userPassword') ?? '',
  }
}

/** The same two values from the Authorization header, which is never logged. */
function findBasic(header: string | undefined): QueryCredentials | undefined {
  const [, encoded] = /^Basic\s+([\w+/=]+)$/i.exec(header ?? '') ?? []
  const text = encoded && Buffer.from(encoded, 'base64').toString()
  const at = text ? text.indexOf(':') : -1
  return text && at > 0 ? { userName: text.slice(0, at), password: text.slice(at + 1) } : undefined
}

/** All parameters of these two calls are sensitive, so all are removed. */
function redactQuery(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>
  for (const name of Object.keys(query)) delete query[name]
  request.raw.url = request.raw.url?.split('?')[0] ?? '/'
}

function refuseForeign({ method, headers, protocol, ip }: FastifyRequest): void {
  if (method === 'HEAD') refuse('NotFound', { message: 'There is no such address.' })
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = headers
  if (mode === 'navigate' || mode === 'no-cors' || site === 'cross-site') refuse('Auth.NotFromPages')
  if (protocol !== 'https' && !isLoopback(ip)) refuse('Auth.NeedsHttps')
}

const isLoopback = (ip: string): boolean => ip === '::1' || ip.replace('::ffff:', '').startsWith('127.')
