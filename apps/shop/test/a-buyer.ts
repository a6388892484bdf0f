import { localCredentials } from '@tessera/platform/config'
import type { ShopProcess } from '@tessera/testing/shop-process'

export async function signIn(shop: ShopProcess): Promise<string> {
  const {
    TESSERA_STOREFRONT_CLIENT_ID: client,
    TESSERA_ADMIN_USERNAME: user,
    TESSERA_ADMIN_PASSWORD: password,
  } = localCredentials
  const body = new URLSearchParams({ grant_type: 'password', client_id: client, username: user, password })
  const reply = await fetch(`${shop.url}/oauth/token`, { method: 'POST', body })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** The status of the answer. */
export async function createBuyer(shop: ShopProcess, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${await signIn(shop)}`, 'content-type': 'application/json' }
  const reply = await fetch(`${shop.url}/v1/buyers`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ID: id, Name: id }),
  })
  return reply.status
}

export async function hasBuyer(shop: ShopProcess, id: string): Promise<boolean> {
  const reply = await fetch(`${shop.url}/v1/buyers/${id}`, {
    headers: { authorization: `Bearer ${await signIn(shop)}` },
  })
  return reply.status === 200
}
