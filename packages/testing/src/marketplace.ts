import { randomUUID } from 'node:crypto'
import { createClient } from '@tessera/client/create-client'
import type { PlatformClient } from '@tessera/client/platform/types.gen'
import { createMarketplace } from '@tessera/platform/marketplace'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { publicUrl, type TestPlatform } from './platform.ts'

export const adminPassword = 'Correct-Horse-7'
export const clientSecret = 'the-seller-clients-own-secret'

export interface TestMarketplace {
  id: string
  sellerClientID: string
  storefrontClientID: string
  /** Our own client, signed in as the administrator, calling the application in process. */
  admin: PlatformClient
  adminToken: string
  /** A client of the same marketplace with another token. */
  as(token: string): PlatformClient
  /** A token by any form of the token endpoint. */
  token(form: Record<string, string>): Promise<string>
}

/** Creates a separate tenant: nothing to clean up, and tests can run in parallel. */
export async function createTestMarketplace(
  { app, database }: TestPlatform,
  id = `m${randomUUID().replaceAll('-', '').slice(0, 15)}`,
): Promise<TestMarketplace> {
  const sellerClientID = randomUUID()
  const storefrontClientID = randomUUID()
  const adminUsername = `admin-${id}`
  await createMarketplace(database, {
    id,
    name: `Marketplace ${id}`,
    adminUsername,
    adminPassword,
    adminEmail: 'admin@shop.test',
    sellerClientID,
    sellerClientSecret: clientSecret,
    storefrontClientID,
  })
  const token = (form: Record<string, string>) => tokenBy(app, form)
  const adminToken = await token({
    grant_type: 'client_credentials',
    client_id: sellerClientID,
    client_secret: clientSecret,
  })
  const as = (accessToken: string) => clientFor(app, accessToken)
  return { id, sellerClientID, storefrontClientID, admin: as(adminToken), adminToken, as, token }
}

async function tokenBy(app: FastifyInstance, form: Record<string, string>): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  const { access_token: token } = reply.json<{ access_token?: string }>()
  if (!token) throw new Error(`No token: ${reply.body}`)
  return token
}

function clientFor(app: FastifyInstance, accessToken: string): PlatformClient {
  const client = createClient({ baseApiUrl: publicUrl, fetch: fetchInto(app) })
  client.Tokens.SetAccessToken(accessToken)
  return client
}

/** A client's transport without a network. */
export function fetchInto(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input))
    const reply = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    const isEmpty = reply.statusCode === 204
    return new Response(isEmpty ? null : reply.rawPayload.toString(), {
      status: reply.statusCode,
      statusText: reply.statusMessage,
      headers: reply.headers as Record<string, string>,
    })
  }
}
