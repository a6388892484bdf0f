import { clientSecret, type TestMarketplace } from '@tessera/testing/marketplace'
import type { TestPlatform } from '@tessera/testing/platform'
import type { InjectOptions } from 'fastify'

export const goodPassword = 'Sound-Password-1'

export interface Reply {
  status: number
  /** Code of the first error. */
  code: string | undefined
  body: Record<string, unknown>
  headers: Record<string, unknown>
}

/** A raw HTTP request, for details the client library hides. */
export async function send({ app }: TestPlatform, options: InjectOptions): Promise<Reply> {
  const reply = await app.inject(options)
  const body = reply.body ? (reply.json() as Record<string, unknown>) : {}
  const [first] = (body.Errors as { ErrorCode: string }[] | undefined) ?? []
  return { status: reply.statusCode, code: first?.ErrorCode, body, headers: reply.headers }
}

export const askToken = (platform: TestPlatform, form: Record<string, string>): Promise<Reply> =>
  send(platform, {
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

export const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

/** A buyer whose users all have these roles, and a user with a valid password. */
export async function aBuyerUser(
  { admin, id }: TestMarketplace,
  { buyer = 'b1', user = 'u1', roles = ['Shopper', 'MeAdmin'], more = {} }: BuyerUser = {},
) {
  await admin.Buyers.Save(buyer, { Name: buyer, Active: true })
  await admin.SecurityProfiles.Save(`profile-${buyer}`, { Name: 'P', Roles: roles as never, ...more })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: `profile-${buyer}`, BuyerID: buyer })
  const username = `${user}-${buyer}-${id}`
  await admin.Users.Create(buyer, { ID: user, Username: username, Password: goodPassword, ...person })
  return { buyer, user, username }
}

interface BuyerUser {
  buyer?: string
  user?: string
  roles?: string[]
  more?: object
}

export const person = { FirstName: 'Ann', LastName: 'Example', Email: 'ann@shop.test', Active: true }

export const byPassword = ({ storefrontClientID }: TestMarketplace, username: string, password = goodPassword) => ({
  grant_type: 'password',
  client_id: storefrontClientID,
  username,
  password,
})

export const asSeller = ({ sellerClientID }: TestMarketplace) => ({
  grant_type: 'client_credentials',
  client_id: sellerClientID,
  client_secret: clientSecret,
})

export const asGuest = ({ storefrontClientID }: TestMarketplace) => ({
  grant_type: 'client_credentials',
  client_id: storefrontClientID,
})
