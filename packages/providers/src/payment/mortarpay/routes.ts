import { setTimeout as delay } from 'node:timers/promises'
import type { TokenizedCard } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { answerChallenge, showChallenge } from './challenge-page.ts'
import type { DatabasePool } from './database.ts'
import { redirectTo, styleSheet } from './html-page.ts'
import { answerApplication, showApplication } from './lender-page.ts'
import { authorizePayment, behaviourOf, getPayment } from './payments.ts'
import { RefusalError, refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { runIdempotent } from './run-idempotent.ts'
import { capturePayment, refundPayment, voidPayment } from './settle-payment.ts'
import { settleWaiting } from './settle-waiting.ts'
import { createToken, forgetToken, getToken, openRequest } from './tokens.ts'

export interface RouteNeeds {
  pool: DatabasePool
  now: () => Date
  /** Delay of the slow test card. */
  slowMilliseconds: number
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
  shopRoute('POST', '/requests', ({ pool, now }) => openRequest(pool, now())),
  browserRoute('POST', '/tokens', tokenizeCard),
  shopRoute('GET', '/tokens/:id', ({ pool }, request) => getToken(pool, request)),
  shopRoute('DELETE', '/tokens/:id', ({ pool, now }, request) => forgetToken(pool, request, now())),
  shopRoute('POST', '/payments', createPayment),
  shopRoute('GET', '/payments', lookUpPayment),
  shopRoute('GET', '/payments/:id', lookUpPayment),
  shopRoute('POST', '/payments/:id/captures', settleOnce('captures', capturePayment)),
  shopRoute('POST', '/payments/:id/voids', settleOnce('voids', voidPayment)),
  shopRoute('POST', '/payments/:id/refunds', settleOnce('refunds', refundPayment)),
  browserRoute('GET', '/challenges/:id', ({ pool }, request) => showChallenge(pool, request)),
  browserRoute('POST', '/challenges/:id', ({ pool, now }, request) => answerChallenge(pool, request, now())),
  browserRoute('GET', '/applications/:id', ({ pool }, request) => showApplication(pool, request)),
  browserRoute('POST', '/applications/:id', ({ pool, now }, request) => answerApplication(pool, request, now())),
  browserRoute('GET', '/style.css', async () => styleSheet),
]

/** A form sent without scripts is redirected to the shop with the token or the problem. */
async function tokenizeCard({ pool, now }: RouteNeeds, request: MortarPayRequest): Promise<MortarPayReply> {
  if (!request.isForm) return jsonReply(201, await createToken(pool, request, now()))
  const returnUrl = readReturnPath(request.body.returnUrl)
  if (!returnUrl) return refuse(400, 'return_invalid', 'returnUrl is a path of the shop.')
  const query = await createToken(pool, request, now()).then(tokenQuery, problemQuery)
  return redirectTo(`${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${query}`)
}

const tokenQuery = ({ requestId, token }: TokenizedCard): string =>
  String(new URLSearchParams({ requestId, providerToken: token }))

function problemQuery(error: unknown): string {
  if (!(error instanceof RefusalError)) throw error
  const { field = '' } = error.more as { field?: string }
  return String(new URLSearchParams({ cardField: field, cardProblem: error.message }))
}

async function createPayment(
  { pool, now, slowMilliseconds }: RouteNeeds,
  request: MortarPayRequest,
): Promise<MortarPayReply> {
  const behaviour = await behaviourOf(pool, request)
  if (behaviour === 'broken') return refuse(500, 'broken', 'Something went wrong.')
  if (behaviour === 'slow') await delay(slowMilliseconds)
  return runIdempotent(pool, 'payments', request, (db) => authorizePayment(db, request, now()))
}

/** Applies due decisions first. */
async function lookUpPayment({ pool, now }: RouteNeeds, request: MortarPayRequest): Promise<MortarPayReply> {
  await settleWaiting(pool, now())
  return getPayment(pool, request)
}

function settleOnce(name: string, work: typeof capturePayment): MortarPayRoute['work'] {
  return ({ pool, now }, request) => runIdempotent(pool, name, request, (db) => work(db, request, now()))
}
