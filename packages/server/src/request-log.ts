import type { FastifyInstance, FastifyRequest } from 'fastify'
import { samplerOf } from './log-sampler.ts'

/** The caller by opaque IDs: never a name or an address. */
export interface RequestIdentity {
  userId?: string | undefined
  accountId?: string | undefined
}

type Describe = (actor: never) => RequestIdentity

/** Statuses that security monitoring looks for have their own event names. */
const events: Record<number, string> = { 403: 'forbidden', 429: 'rate-limited' }
const signInRoutes =
  /^\/(oauth\/token|api\/auth\/(signIn|TesseraSignIn|GetAuthToken|GetTesseraUser|UserAuthentication))$/

/** Routes with their own event names. */
const auditedEvents: Readonly<Record<string, string>> = {
  'POST /api/user/LockUser': 'lock',
  'DELETE /api/user/UnlockUser': 'unlock',
  'DELETE /api/user/DeleteUser': 'user-deleted',
  'POST /api/user/CreateNewUser': 'role-change',
  'POST /api/user/ChangeUserRights': 'role-change',
  'POST /api/auth/ForgotPassword': 'reset-asked',
  'POST /api/auth/ResetPassword': 'reset',
  'POST /v1/password/reset': 'reset-asked',
  'PUT /v1/password/reset/:verificationCode': 'reset',
  'POST /v1/me/password': 'reset',
  'POST /v1/securityprofiles/assignments': 'role-change',
  'DELETE /v1/securityprofiles/:securityProfileID/assignments': 'role-change',
  'POST /v1/buyers/:buyerID/users/:userID/accesstoken': 'impersonation',
}

/**
 * One line per answer, with the route pattern and never the URL, which may contain secrets. Refusals of anonymous
 * callers are sampled, because anyone can cause them.
 */
export function logRequests(app: FastifyInstance, describe: Describe = () => ({})): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const route = request.routeOptions.url ?? 'none'
    if (app.log.level === 'warn' || app.log.level === 'error' || app.log.level === 'fatal') return
    if (route.startsWith('/health/')) return
    const { method } = request
    const { statusCode: status } = reply
    const event = eventOf(method, route, status, request.refusal)
    const asker: RequestIdentity = request.actor ? describe(request.actor as never) : {} // the actor type of the same app
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const write = () =>
      request.log.info({ event, method, route, status, milliseconds, ...idsOf(request), ...asker }, 'request')
    if (status < 400 || asker.userId) write()
    else samplerOf(app.log)(`${event} ${status}`, write)
  })
}

/** Logs with the stack, which is long; when everything fails, only the first lines of each second are logged. */
export function logFailure(request: FastifyRequest, error: Error): void {
  const { url: route } = request.routeOptions
  samplerOf(request.log)(`failed ${route} ${request.refusal}`, () =>
    request.log.error({ err: error, route, ...idsOf(request) }, 'request failed'),
  )
}

/** The outcome of a sign-in; undefined for every other request. Browsers are redirected whether refused or not. */
export function findSignInOutcome(
  method: string,
  route: string,
  status: number,
  refusal: string | undefined,
): 'sign-in' | 'sign-in-failed' | undefined {
  if (method === 'GET' && route === '/ocrpcode') return refusal ? 'sign-in-failed' : 'sign-in'
  if (signInRoutes.test(route)) return status < 300 ? 'sign-in' : 'sign-in-failed'
  return undefined
}

function eventOf(method: string, route: string, status: number, refusal: string | undefined): string {
  const outcome = findSignInOutcome(method, route, status, refusal)
  if (outcome && status !== 429) return outcome
  return events[status] ?? (status < 300 ? auditedEvents[`${method} ${route}`] : undefined) ?? 'request'
}

const idsOf = ({ id, headers, refusal }: FastifyRequest) => ({
  requestId: id,
  traceId: /^[\da-f]{2}-([\da-f]{32})-/.exec(String(headers.traceparent ?? ''))?.[1],
  code: refusal,
})
