import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { DatabasePool } from './database.ts'
import { NewTokens } from './new-tokens.ts'
import type { Notice } from './notice.ts'
import { type ReadBody, readBody, readText } from './read-body.ts'
import { RefusalError, refuse } from './refusal-error.ts'
import type { MortarPayReply, MortarPayRequest } from './reply.ts'
import { type MortarPayRoute, type RouteNeeds, routes } from './routes.ts'
import { type FetchFunction, type RoundResult, runRound } from './run-round.ts'

export interface MortarPayOptions {
  /** Connections to a database whose schema `mortarpay` is up to date. */
  pool: DatabasePool
  /** Authenticates the shop's calls and signs the notices. */
  secret: string
  notifyUrl: string
  fetch?: FetchFunction
  now?: () => Date
  slowMilliseconds?: number
  /** Receives unexpected errors, never request data. */
  report?: (error: unknown) => void
}

/** A call of the shop from the same process. */
interface ShopCall {
  method: string
  /** Path and query. */
  url: string
  /** Under names in lower case. */
  headers: IncomingHttpHeaders
  body: string
}

export interface MortarPay {
  answer: RequestListener
  /** Answers a call as `answer` does, without a socket. */
  call(call: ShopCall): Promise<MortarPayReply>
  /** Decides due payments and sends notices. */
  work(): Promise<RoundResult>
  /** Starts the periodic work. */
  start(): void
  close(): Promise<void>
}

/** Notices of this interval are sent together: those of an authorization and of its capture are, as a rule. */
const gatherMilliseconds = 300
/** After a failed round: the database is probably down. */
const pauseMilliseconds = 5000

/** A simulated payment provider with an HTTP API, its own tables and webhooks. It moves no money. */
export function createMortarPay(options: MortarPayOptions): MortarPay {
  const { pool, secret, notifyUrl, fetch = globalThis.fetch, slowMilliseconds = 4000, report = () => {} } = options
  const now = options.now ?? (() => new Date())
  const taken: Notice[] = []
  const newTokens = new NewTokens()
  const worker = createWorkLoop(() => runRound({ pool, secret, notifyUrl, fetch }, taken, now()), report)
  const replyTo = async (request: ReadableRequest): Promise<MortarPayReply> => {
    const needs = { pool, secret, now, slowMilliseconds, newTokens }
    const reply = await answerRequest(needs, request).catch((error) => refusalReply(error, report))
    if (reply.notice) taken.push(reply.notice)
    if (mayQueueNotices(request)) worker.hurry()
    return reply
  }
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '/', headers } = request
    replyTo({ method, url, headers, read: () => readBody(request) })
      .then((reply) => sendReply(request, response, reply))
      .catch(report)
  }
  const call = ({ body, ...request }: ShopCall) => replyTo({ ...request, read: async () => readText(body, false) })
  return { answer, call, ...worker }
}

/** A request whose body is read once it is known to be wanted. */
interface ReadableRequest extends Omit<ShopCall, 'body'> {
  read(): Promise<ReadBody>
}

/** Payments change by these; card forms and questions leave nothing to send. */
const mayQueueNotices = ({ method, url }: ReadableRequest): boolean =>
  method === 'POST' && /^\/mortarpay\/v1\/(payments|challenges|applications)\b/.test(url)

/** Runs one round at a time: after a request that may queue notices, and when the next work is due. */
function createWorkLoop(round: () => Promise<RoundResult>, report: (error: unknown) => void) {
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  let current: Promise<RoundResult> | undefined
  let running: Promise<void> | undefined
  const work = (): Promise<RoundResult> => {
    current ??= round().finally(() => {
      current = undefined
    })
    return current
  }
  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    dueAt = Date.now() + milliseconds
    if (isStarted) timer = setTimeout(begin, milliseconds).unref()
  }
  const begin = () => {
    timer = undefined
    running = run()
  }
  const run = async () => {
    try {
      const { pause } = await work()
      // a request that came meanwhile has planned an earlier round
      if (timer === undefined) plan(pause)
    } catch (error) {
      report(error)
      plan(pauseMilliseconds)
    }
  }
  return {
    work,
    hurry: () => {
      // a planned round that comes sooner stays: requests without end must not put it off
      if (timer === undefined || dueAt > Date.now() + gatherMilliseconds) plan(gatherMilliseconds)
    },
    start: () => {
      isStarted = true
      plan(0)
    },
    close: async () => {
      isStarted = false
      clearTimeout(timer)
      await current?.catch(() => {})
      await running
    },
  }
}

async function answerRequest(needs: RouteNeeds, request: ReadableRequest): Promise<MortarPayReply> {
  const url = new URL(request.url, 'http://mortarpay')
  const [route, params] = findRoute(request.method, url.pathname)
  if (route.isSecret) checkSecret(needs.secret, request)
  else checkSite(request)
  const { body, isForm } = await request.read()
  const key = request.headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key.slice(0, 200) : ''
  const parsed: MortarPayRequest = { params, query: url.searchParams, body, isForm, idempotencyKey }
  return route.work(needs, parsed)
}

const patterns = routes.map(
  (route) => [new RegExp(`^/mortarpay/v1${route.path.replace(':id', '(?<id>[\\w-]{1,100})')}$`), route] as const,
)

function findRoute(verb: string, path: string): [MortarPayRoute, Record<string, string>] {
  const method = verb === 'HEAD' ? 'GET' : verb
  const hits = patterns.filter(([pattern]) => pattern.test(path))
  const hit = hits.find(([, route]) => route.verb === method)
  if (!hit) return refuse(hits.length > 0 ? 405 : 404, 'not_found', 'There is no such address.')
  return [hit[1], { ...hit[0].exec(path)?.groups }]
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

function checkSecret(secret: string, { headers }: ReadableRequest): void {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  if (!timingSafeEqual(sha256(given), sha256(secret))) refuse(401, 'unauthorized', 'This call needs the secret.')
}

/** Refuses cross-site requests by the headers that browsers send. */
function checkSite({ headers, method }: ReadableRequest): void {
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && method !== 'GET'
  if (isForeign) refuse(403, 'foreign_site', 'This form belongs to the shop.')
}

function refusalReply(error: unknown, report: (error: unknown) => void): MortarPayReply {
  if (error instanceof RefusalError) {
    const { status, code, message, more } = error
    return { status, body: { error: { code, message, ...more } } }
  }
  report(error)
  // the commit may have happened, and 500 would say that nothing was done
  const body = { error: { code: 'unavailable', message: 'Something went wrong.' } }
  return { status: 503, body, headers: { 'retry-after': '2' } }
}

const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers, isLost }: MortarPayReply,
): void {
  // an unread request body must not keep the connection open
  if (!request.complete) response.setHeader('connection', 'close')
  if (isLost) {
    request.socket.destroy()
    return
  }
  const isText = typeof body === 'string'
  response.writeHead(status, { ...commonHeaders, ...(!isText && { 'content-type': 'application/json' }), ...headers })
  response.end(isText ? body : JSON.stringify(body))
}
