import { localCredentials } from '@tessera/platform/config'
import type { WholeShop } from './a-whole-shop.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Returns the token of a new guest of the platform. */
export async function platformGuest({ url }: WholeShop): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID,
  })
  const reply = await fetch(`${url}/oauth/token`, { method: 'POST', headers: form, body })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Adds a line to the guest's cart. */
export async function addLine({ url, skus }: WholeShop, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ProductID: skus[0], Quantity: 2 })
  const reply = await fetch(`${url}/v1/cart/lineitems`, { method: 'POST', headers, body })
  if (reply.status !== 201) throw new Error(`no line was added: ${reply.status} ${await reply.text()}`)
}
