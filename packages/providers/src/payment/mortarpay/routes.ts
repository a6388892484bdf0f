import { setTimeout as delay } from 'node:timers/promises'
import type { TokenizedCard } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { answerChallenge, showChallenge } from './challenge-page.ts'
import type { DatabasePool } from './database.ts'
import { redirectTo, styleSheet } from './html-page.ts'
import { answerApplication, showApplication } from './lender-page.ts'
import type { NewTokens } from './new-tokens.ts'
import { authorizeCard, authorizePayment, getPayment } from './payments.ts'
import { RefusalError, refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { runIdempotent } from './run-idempotent.ts'
import { captureName, capturePayment, captureUnlessSettled, refundPayment, voidPayment } from './settle-payment.ts'
import { createToken, forgetToken, getEntry, getToken, keepEntry, openRequest } from './tokens.ts'

export interface RouteNeeds {
  pool: DatabasePool
  secret: string
  now: () => Date
  /** Delay of the slow test card. */
  slowMilliseconds: number
  newTokens: NewTokens
}

export interface MortarPayRoute {
  verb: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches one segment. */
  path: string
  /** True for the shop's own calls, which carry the secret; false for browser requests. */
  isSecret: boolean
  work(needs: RouteNeeds, request: MortarPayRequest): Promise<MortarPayReply>
}

const shopRoute = (verb: MortarPayRoute['verb'], path: string, work: MortarPayRoute['work']): MortarPayRoute => ({
  verb,
  path,
  isSecret: true,
  work,
})
const browserRoute = (verb: MortarPayRoute['verb'], path: string, work: MortarPayRoute['work']): MortarPayRoute => ({
  verb,
  path,
  isSecret: false,
  work,
})

/** All routes under `/mortarpay/v1`. */
export const routes: readonly MortarPayRoute[] = [
  shopRoute('POST', '/requests', async ({ secret, now }, request) => openRequest(secret, request, now())),
  shopRoute('GET', '/requests/:id', ({ pool, now }, request) => getEntry(pool, request, now())),
  browserRoute('POST', '/tokens', tokenizeCard),
  shopRoute('GET', '/tokens/:id', (needs, request) => getToken(needs, request)),
  shopRoute('DELETE', '/tokens/:id', ({ pool, now }, request) => forgetToken(pool, request, now())),
  shopRoute('POST', '/payments', createPayment),
  shopRoute('GET', '/payments', ({ pool, now }, request) => getPayment(pool, request, now())),
  shopRoute('GET', '/payments/:id', ({ pool, now }, request) => getPayment(pool, request, now())),
  shopRoute('POST', '/payments/:id/captures', capture),
  shopRoute('POST', '/payments/:id/voids', settleOnce('voids', voidPayment)),
  shopRoute('POST', '/payments/:id/refunds', settleOnce('refunds', refundPayment)),
  browserRoute('GET', '/challenges/:id', ({ pool }, request) => showChallenge(pool, request)),
  browserRoute('POST', '/challenges/:id', ({ pool, now }, request) => answerChallenge(pool, request, now())),
  browserRoute('GET', '/applications/:id', ({ pool }, request) => showApplication(pool, request)),
  browserRoute('POST', '/applications/:id', ({ pool, now }, request) => answerApplication(pool, request, now())),
  browserRoute('GET', '/style.css', async () => styleSheet),
]

/** A form sent without scripts is redirected to the shop with the token or the problem. */
async function tokenizeCard(needs: RouteNeeds, request: MortarPayRequest): Promise<MortarPayReply> {
  const { now } = needs
  if (!request.isForm) return jsonReply(201, await createToken(needs, request, now()))
  const returnUrl = readReturnPath(request.body.returnUrl)
  if (!returnUrl) return refuse(400, 'return_invalid', 'returnUrl is a path of the shop.')
  const query = await createToken(needs, request, now()).then(tokenQuery, (error) =>
    problemQuery(needs, request, error),
  )
  return redirectTo(`${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${query}`)
}

const tokenQuery = ({ requestId, token }: TokenizedCard): string =>
  String(new URLSearchParams({ requestId, providerToken: token }))

/** The address names only the request: the shop reads the problem and the other fields by it. */
async function problemQuery(needs: RouteNeeds, { body }: MortarPayRequest, error: unknown): Promise<string> {
  if (!(error instanceof RefusalError)) throw error
  const { problem = 'form-expired' } = error.more as { problem?: string }
  await keepEntry(needs, body, problem)
  return String(new URLSearchParams({ requestId: String(body.requestId ?? '').slice(0, 100) }))
}

async function createPayment(
  { pool, now, slowMilliseconds }: RouteNeeds,
  request: MortarPayRequest,
): Promise<MortarPayReply> {
  const { behaviour, reply } = await authorizeCard(pool, request, now())
  if (reply) return reply
  if (behaviour === 'broken') return refuse(500, 'broken', 'Something went wrong.')
  if (behaviour === 'slow') await delay(slowMilliseconds)
  return runIdempotent(pool, 'payments', request, (db) => authorizePayment(db, request, now()))
}

async function capture(needs: RouteNeeds, request: MortarPayRequest): Promise<MortarPayReply> {
  return (await captureUnlessSettled(needs.pool, request, needs.now())) ?? captureOnce(needs, request)
}

function settleOnce(name: string, work: typeof capturePayment): MortarPayRoute['work'] {
  return ({ pool, now }, request) => runIdempotent(pool, name, request, (db) => work(db, request, now()))
}

const captureOnce = settleOnce(captureName, capturePayment)
