import { randomUUID } from 'node:crypto'
import { createClient } from '@tessera/client/create-client'
import type { User } from '@tessera/client/platform/types.gen'

export interface SellerCredentials {
  TESSERA_SELLER_CLIENT_ID: string
  TESSERA_SELLER_CLIENT_SECRET: string
  TESSERA_STOREFRONT_CLIENT_ID: string
}

const buyer = 'storefront'

/**
 * Demo customers have the password printed in the README, and production refuses to start with it. They get a random
 * one for this run.
 */
export async function changePasswords(base: string, seller: SellerCredentials): Promise<string> {
  const client = createClient({ baseApiUrl: base, clientID: seller.TESSERA_STOREFRONT_CLIENT_ID })
  const { access_token: accessToken } = await client.Auth.ClientCredentials(
    seller.TESSERA_SELLER_CLIENT_SECRET,
    seller.TESSERA_SELLER_CLIENT_ID,
    ['FullAccess'],
  )
  const Password = `Bench-1-${randomUUID()}`
  const users: User[] = []
  for await (const user of client.Users.List.each(buyer, { pageSize: 100 }, { accessToken })) users.push(user)
  for (const { ID, PasswordLastSetDate } of users)
    if (PasswordLastSetDate) await client.Users.Patch(buyer, ID, { Password }, { accessToken })
  return Password
}
