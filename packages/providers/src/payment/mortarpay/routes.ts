import { setTimeout as delay } from 'node:timers/promises'
import type { Card } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { answerChallenge, showChallenge } from './challenge-page.ts'
import { once } from './keys.ts'
import { answerApplication, showApplication } from './lender-page.ts'
import { goTo, styleSheet } from './page.ts'
import { authorize, behaviourOf, getPayment } from './payments.ts'
import { Refusal, refuse } from './refusal.ts'
import { type Asked, type Reply, reply } from './reply.ts'
import { capture, refund, voidPayment } from './settle.ts'
import type { Pool } from './store.ts'
import { createToken, forgetToken, getToken, openRequest } from './tokens.ts'
import { settleWaiting } from './waiting.ts'

export interface RouteNeeds {
  pool: Pool
  now: () => Date
  /** Delay of the slow test card. */
  slowMilliseconds: number
}

export interface Route {
  verb: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches one segment. */
  path: string
  /** True for the shop's own calls, which carry the secret; false for browser requests. */
  isSecret: boolean
  work(needs: RouteNeeds, asked: Asked): Promise<Reply>
}

const secret = (verb: Route['verb'], path: string, work: Route['work']): Route => ({ verb, path, isSecret: true, work })
const open = (verb: Route['verb'], path: string, work: Route['work']): Route => ({ verb, path, isSecret: false, work })

/** All routes under `/mortarpay/v1`. */
export const routes: readonly Route[] = [
  secret('POST', '/requests', ({ pool, now }) => openRequest(pool, now())),
  open('POST', '/tokens', tokenize),
  secret('GET', '/tokens/:id', ({ pool }, asked) => getToken(pool, asked)),
  secret('DELETE', '/tokens/:id', ({ pool, now }, asked) => forgetToken(pool, asked, now())),
  secret('POST', '/payments', pay),
  secret('GET', '/payments', look),
  secret('GET', '/payments/:id', look),
  secret('POST', '/payments/:id/captures', settle('captures', capture)),
  secret('POST', '/payments/:id/voids', settle('voids', voidPayment)),
  secret('POST', '/payments/:id/refunds', settle('refunds', refund)),
  open('GET', '/challenges/:id', ({ pool }, asked) => showChallenge(pool, asked)),
  open('POST', '/challenges/:id', ({ pool, now }, asked) => answerChallenge(pool, asked, now())),
  open('GET', '/applications/:id', ({ pool }, asked) => showApplication(pool, asked)),
  open('POST', '/applications/:id', ({ pool, now }, asked) => answerApplication(pool, asked, now())),
  open('GET', '/style.css', async () => styleSheet),
]

/** A form sent without scripts is redirected to the shop with the token or the problem. */
async function tokenize({ pool, now }: RouteNeeds, asked: Asked): Promise<Reply> {
  if (!asked.isForm) return reply(201, await createToken(pool, asked, now()))
  const returnUrl = readReturnPath(asked.body.returnUrl)
  if (!returnUrl) return refuse(400, 'return_invalid', 'returnUrl is a path of the shop.')
  const told = await createToken(pool, asked, now()).then(tokenQuery, problemQuery)
  return goTo(`${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${told}`)
}

const tokenQuery = ({ requestId, token }: Card): string =>
  String(new URLSearchParams({ requestId, providerToken: token }))

function problemQuery(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const { field = '' } = error.more as { field?: string }
  return String(new URLSearchParams({ cardField: field, cardProblem: error.message }))
}

async function pay({ pool, now, slowMilliseconds }: RouteNeeds, asked: Asked): Promise<Reply> {
  const behaviour = await behaviourOf(pool, asked)
  if (behaviour === 'broken') return refuse(500, 'broken', 'Something went wrong.')
  if (behaviour === 'slow') await delay(slowMilliseconds)
  return once(pool, 'payments', asked, (db) => authorize(db, asked, now()))
}

/** Applies due decisions first. */
async function look({ pool, now }: RouteNeeds, asked: Asked): Promise<Reply> {
  await settleWaiting(pool, now())
  return getPayment(pool, asked)
}

function settle(name: string, work: typeof capture): Route['work'] {
  return ({ pool, now }, asked) => once(pool, name, asked, (db) => work(db, asked, now()))
}
