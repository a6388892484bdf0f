import { localCredentials } from '@tessera/platform/config'
import autocannon from 'autocannon'
import { connections, type Figures, seconds } from './measure.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const asGuest = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID,
}).toString()

/** A guest of the storefront, as a fresh browser gets one. */
export async function guestToken(base: string): Promise<string> {
  const reply = await fetch(`${base}/oauth/token`, { method: 'POST', headers: form, body: asGuest })
  return tokenIn(await reply.text())
}

const tokenIn = (text: string): string => (JSON.parse(text) as { access_token: string }).access_token

/** More first lines than this in a second would end the run early, and do not make it measure something else. */
const tokensPerSecond = 1500

/** The first line of a guest's cart, each by a guest of its own. The tokens are there before, and none is made meanwhile. */
export async function firstLines(base: string): Promise<Figures> {
  await shop(base, await guestTokens(base, 200)) // every connection has planned its statements
  return shop(base, await guestTokens(base, tokensPerSecond * seconds))
}

async function guestTokens(base: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  const one = async () => {
    while (tokens.length < count) tokens.push(await guestToken(base))
  }
  await Promise.all(Array.from({ length: connections }, one))
  return tokens.slice(0, count)
}

function shop(base: string, tokens: readonly string[]): Promise<Figures> {
  let used = 0
  const addLine: Step = {
    method: 'POST',
    path: '/v1/cart/lineitems',
    fill: () => {
      const index = used++
      return { headers: asUser(tokens[index]), body: lineOf(index) }
    },
  }
  return shoppers(base, [addLine], tokens.length)
}

/** From a new guest, token included, to a submitted order of three lines. */
export function checkouts(base: string): Promise<Figures> {
  let lines = 0
  const token: Step = {
    method: 'POST',
    path: '/oauth/token',
    fill: () => ({ headers: form, body: asGuest }),
    read: (body, shopper) => {
      shopper.token = tokenIn(body)
    },
  }
  const addLine: Step = {
    method: 'POST',
    path: '/v1/cart/lineitems',
    fill: (shopper) => ({ headers: asUser(shopper.token), body: lineOf(lines++) }),
  }
  const comment: Step = {
    method: 'PATCH',
    path: '/v1/cart',
    fill: (shopper) => ({ headers: asUser(shopper.token), body: '{"Comments":"Leave it at the door"}' }),
  }
  const submit: Step = {
    method: 'POST',
    path: '/v1/cart/submit',
    fill: (shopper) => ({ headers: asUser(shopper.token) }),
  }
  return shoppers(base, [token, addLine, addLine, addLine, comment, submit])
}

const asUser = (token = ''): Record<string, string> => ({ ...json, authorization: `Bearer ${token}` })
const lineOf = (index: number): string => JSON.stringify({ ProductID: productID(index), Quantity: 2 })

/** What a shopper remembers between two requests. */
interface Shopper {
  token?: string
  started?: number
}

interface Step {
  method: 'POST' | 'PATCH'
  path: string
  fill(shopper: Shopper): { headers: Record<string, string>; body?: string }
  read?(body: string, shopper: Shopper): void
}

/** The same steps over and over, on as many connections as shoppers; counted is how often the last one succeeds. */
async function shoppers(base: string, steps: readonly Step[], amount?: number): Promise<Figures> {
  const times: number[] = []
  let errors = 0
  const requests = steps.map(
    ({ method, path, fill, read }, at): autocannon.Request => ({
      method,
      path,
      setupRequest: (request, context: Shopper) => {
        if (at === 0) context.started = performance.now()
        return { ...request, ...fill(context) }
      },
      onResponse: (status, body, context: Shopper) => {
        if (status >= 300) errors += 1
        else read?.(body, context)
        if (at === steps.length - 1 && status < 300) times.push(performance.now() - (context.started ?? 0))
      },
    }),
  )
  const started = performance.now()
  await fired({ url: base, connections, requests, ...(amount ? { amount } : { duration: seconds }) })
  return { perSecond: (times.length / (performance.now() - started)) * 1000, ...spread(times), errors }
}

/** Ends when the time is over, or when there is nothing left to send. */
function fired(options: autocannon.Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error) => {
      clearTimeout(end)
      if (error) reject(error)
      else resolve()
    })
    const end = setTimeout(() => instance.stop(), seconds * 1000)
  })
}

function spread(times: readonly number[]): Pick<Figures, 'p50' | 'p95'> {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.975) }
}

const productID = (index: number): string => {
  const number = (index % 9000) + 1
  return `sku-${String(number % 10 === 0 ? number + 1 : number).padStart(6, '0')}`
}
