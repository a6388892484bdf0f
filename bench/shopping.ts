import { localCredentials } from '@tessera/platform/config'
import { connections, type Figures, seconds } from './measure.ts'

const json = { 'content-type': 'application/json' }

/** A guest of the storefront, as a fresh browser gets one. */
export async function guestToken(base: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID,
  })
  const reply = await fetch(`${base}/oauth/token`, { method: 'POST', body })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Several shoppers at once, each doing the same over and over; what is counted is how often it is done. */
async function shoppers(shop: (index: number) => Promise<boolean>): Promise<Figures> {
  const times: number[] = []
  let errors = 0
  let index = 0
  const end = performance.now() + seconds * 1000
  const one = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const isDone = await shop(index++)
      if (isDone) times.push(performance.now() - started)
      else errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.975), errors }
}

/** The first line of a guest's cart; the tokens are there before. */
export async function firstLines(base: string): Promise<Figures> {
  const tokens = await Promise.all(Array.from({ length: 64 * seconds }, () => guestToken(base)))
  return shoppers(async (index) => {
    const token = tokens[index] ?? (await guestToken(base))
    const reply = await fetch(`${base}/v1/cart/lineitems`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ ProductID: productID(index), Quantity: 2 }),
    })
    await reply.arrayBuffer()
    return reply.status === 201
  })
}

/** From a new guest to a submitted order of three lines. */
export const checkouts = (base: string): Promise<Figures> =>
  shoppers(async (index) => {
    const headers = { ...json, authorization: `Bearer ${await guestToken(base)}` }
    const call = async (method: string, path: string, body?: object) => {
      const reply = await fetch(`${base}/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      await reply.arrayBuffer()
      return reply.status < 300
    }
    for (let line = 0; line < 3; line++) {
      if (!(await call('POST', '/cart/lineitems', { ProductID: productID(index + line), Quantity: 1 + line })))
        return false
    }
    await call('PATCH', '/cart', { Comments: 'Leave it at the door' })
    return call('POST', '/cart/submit')
  })

const productID = (index: number): string => {
  const number = (index % 9000) + 1
  return `sku-${String(number % 10 === 0 ? number + 1 : number).padStart(6, '0')}`
}
