import { dana } from '@tessera/testing/dana'
import type { WholeShop } from './a-whole-shop.ts'

type Body = Record<string, unknown>

const card = { number: '4111111111111111', expires: '12/40', code: '123', holder: 'Dana Reyes' }

export interface Guest {
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: Body): Promise<Body>
}

/** A new guest of the shop's API. */
export async function aGuest({ url }: WholeShop): Promise<Guest> {
  const send = async (method: string, path: string, token?: string, body?: Body): Promise<Body> => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Body
  }
  const { auth_token: token } = await send('POST', '/api/Cart/CreateTesseraBasket')
  return { call: (method, path, body) => send(method, path, String(token), body) }
}

export const addLines = (guest: Guest, skus: readonly string[]): Promise<Body> =>
  guest.call('POST', '/api/Cart/AddToCart', { items: skus.map((sku) => ({ sku, quantity: 2 })) })

/** From the first line to the placed and paid order, with the calls that a browser makes. */
export async function checkOut(shop: WholeShop): Promise<Body> {
  const guest = await aGuest(shop)
  await addLines(guest, shop.skus)
  const where = { address: dana, email: 'dana@example.com', sameAsShipping: true }
  const { shippingOptions } = await guest.call('PUT', '/api/Cart/SetShippingAddress', where)
  const option = (shippingOptions as { id: string; kind: string }[]).find(({ kind }) => kind !== 'pick-up')
  await guest.call('PUT', '/api/Cart/UpdateTesseraPartnerShippingAddress', { optionId: option?.id })
  const { requestId } = await guest.call('GET', '/api/payment/getrequestid')
  // card data goes to the provider only, as from a browser
  const { token: providerToken } = await guest.call('POST', '/mortarpay/v1/tokens', { requestId, ...card })
  const { token } = await guest.call('POST', '/api/payment/gettokenize', { requestId, providerToken })
  await guest.call('POST', '/api/Cart/ProcessCart', { paymentMethod: 'Credit_Card', paymentToken: token })
  return guest.call('POST', '/api/Cart/SubmitCart')
}
