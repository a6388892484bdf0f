import { randomUUID } from 'node:crypto'
import type { User } from '@tessera/client/platform/types.gen'
import { openSeller, type SellerCredentials } from './open-seller.ts'

/**
 * Demo customers, dealers, staff and suppliers have the password printed in the README, and production refuses to start
 * with it. They get a random one for this run.
 */
export async function changePasswords(base: string, seller: SellerCredentials): Promise<string> {
  const { client, as } = await openSeller(base, seller)
  const Password = `Bench-1-${randomUUID()}`
  const all = { pageSize: 100 }
  for await (const buyer of client.Buyers.List.each(all, as))
    for await (const user of client.Users.List.each(buyer.ID, all, as))
      if (isDemo(user)) await client.Users.Patch(buyer.ID, user.ID, { Password }, as)
  for await (const supplier of client.Suppliers.List.each(all, as))
    for await (const user of client.SupplierUsers.List.each(supplier.ID, all, as))
      if (isDemo(user)) await client.SupplierUsers.Patch(supplier.ID, user.ID, { Password }, as)
  for await (const user of client.AdminUsers.List.each(all, as))
    if (isDemo(user)) await client.AdminUsers.Patch(user.ID, { Password }, as)
  return Password
}

/** Others were never given a password; the first administrator has one of the bench. */
const isDemo = ({ Email, PasswordLastSetDate }: User): boolean =>
  Boolean(PasswordLastSetDate) && Email.endsWith('.example')
