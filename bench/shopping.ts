import { connections, type Measurement, seconds } from './measure.ts'
import { runShoppers, type ShopperStep } from './run-shoppers.ts'
import { benchClient, products } from './seed.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const asGuest = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: benchClient,
}).toString()

/** Gets a guest token, as a new browser does. */
export async function guestToken(base: string): Promise<string> {
  const reply = await fetch(`${base}/oauth/token`, { method: 'POST', headers: form, body: asGuest })
  return tokenIn(await reply.text())
}

const tokenIn = (text: string): string => (JSON.parse(text) as { access_token: string }).access_token

/** Upper bound of first lines per second: more would end the run early without changing what is measured. */
const tokensPerSecond = 1500

/** Measures the first cart line of a guest, each by a new guest. All tokens are created before the run. */
export async function measureFirstLines(base: string): Promise<Measurement> {
  await addFirstLines(base, await guestTokens(base, 200)) // warm-up: every connection has prepared its statements
  return addFirstLines(base, await guestTokens(base, tokensPerSecond * seconds))
}

async function guestTokens(base: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  const one = async () => {
    while (tokens.length < count) tokens.push(await guestToken(base))
  }
  await Promise.all(Array.from({ length: connections }, one))
  return tokens.slice(0, count)
}

function addFirstLines(base: string, tokens: readonly string[]): Promise<Measurement> {
  let used = 0
  const addLine: ShopperStep = {
    method: 'POST',
    path: '/v1/cart/lineitems',
    fill: () => {
      const index = used++
      return { headers: asUser(tokens[index]), body: lineOf(index) }
    },
  }
  return runShoppers(base, [addLine], { amount: tokens.length })
}

/** Measures from a new guest, including the token, to a submitted order of three lines. */
export function measureCheckouts(base: string): Promise<Measurement> {
  let lines = 0
  const token: ShopperStep = {
    method: 'POST',
    path: '/oauth/token',
    fill: () => ({ headers: form, body: asGuest }),
    read: (body, shopper) => {
      shopper.token = tokenIn(body)
      return true
    },
  }
  const addLine: ShopperStep = {
    method: 'POST',
    path: '/v1/cart/lineitems',
    fill: (shopper) => ({ headers: asUser(shopper.token), body: lineOf(lines++) }),
  }
  const comment: ShopperStep = {
    method: 'PATCH',
    path: '/v1/cart',
    fill: (shopper) => ({ headers: asUser(shopper.token), body: '{"Comments":"Leave it at the door"}' }),
  }
  const submit: ShopperStep = {
    method: 'POST',
    path: '/v1/cart/submit',
    fill: (shopper) => ({ headers: asUser(shopper.token) }),
  }
  return runShoppers(base, [token, addLine, addLine, addLine, comment, submit])
}

const asUser = (token = ''): Record<string, string> => ({ ...json, authorization: `Bearer ${token}` })
const lineOf = (index: number): string => JSON.stringify({ ProductID: productID(index), Quantity: 2 })

/** ID of an active product: every tenth is inactive. */
export const productID = (index: number): string => {
  const number = (index % Math.floor(products * 0.9)) + 1
  return `sku-${String(number % 10 === 0 ? number + 1 : number).padStart(6, '0')}`
}
