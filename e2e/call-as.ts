import { expect } from 'vitest'

const password = 'Tessera-local-1'
/** The client for people. */
const client_id = '7E55E2A0-0000-4000-8000-00000000000B'

type Headers = Readonly<Record<string, string>>
type Call = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string]

const signedIn = new Map<string, Promise<Headers>>()

/**
 * Calls an API as a member of staff or a customer: makes what a job begins with, and reads what became of it. A token
 * lives longer than the tests of a file.
 */
export async function callAs<Reply = unknown>(
  base: string,
  userName: string,
  [method, path]: Call,
  body?: object,
): Promise<Reply> {
  const known = signedIn.get(base + userName) ?? signIn(base, userName)
  signedIn.set(base + userName, known)
  return send(base, await known, [method, path], body)
}

/** Calls the platform as a new guest, who has an empty cart. */
export async function aGuest(base: string) {
  const headers = await getToken(base, { grant_type: 'client_credentials' })
  return <Reply = unknown>(call: Call, body?: object): Promise<Reply> => send(base, headers, call, body)
}

const send = <Reply>(base: string, known: Headers, [method, path]: Call, body?: object): Promise<Reply> => {
  const headers = { ...known, 'content-type': 'application/json' }
  return ask(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** Customers of the demo shop have addresses of their own companies. */
const isStaff = (userName: string): boolean => userName === 'admin' || userName.endsWith('@tessera.example')

const signIn = (base: string, userName: string): Promise<Headers> =>
  isStaff(userName) ? signInStaff(base, userName) : signInCustomer(base, userName)

const signInStaff = (base: string, username: string): Promise<Headers> =>
  getToken(base, { grant_type: 'password', username, password })

async function getToken(base: string, credentials: Record<string, string>): Promise<Headers> {
  const body = new URLSearchParams({ client_id, ...credentials })
  const { access_token } = await ask<{ access_token: string }>(`${base}/oauth/token`, { method: 'POST', body })
  return { authorization: `Bearer ${access_token}` }
}

async function signInCustomer(base: string, userName: string): Promise<Headers> {
  const { auth_token, tessera_auth_token } = await ask<{ auth_token: string; tessera_auth_token: string }>(
    `${base}/api/auth/signIn`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password }),
    },
  )
  return { authorization: `Bearer ${auth_token}`, 'tessera-auth-token': tessera_auth_token }
}

async function ask<Reply>(address: string, init: RequestInit): Promise<Reply> {
  const reply = await fetch(address, init)
  const text = await reply.text()
  expect(reply.ok, `${init.method} ${address}: ${text}`).toBe(true)
  return (text ? JSON.parse(text) : undefined) as Reply
}
