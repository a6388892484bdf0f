import type { Commerce } from '@tessera/middleware/kit/commerce'
import { ConfigurationError } from '@tessera/server/config'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { dealer } from '../selling/demo-supplier.ts'
import { staff, supplierMember } from '../staff/staff.ts'
import { localPassword, netPro, retail, smallPro } from './cast.ts'
import { defaultScale, largeProOf } from './scale-cast.ts'

/** IDN-2: a password printed in the README must not work in a public shop. */
export async function refuseLocalPeople(shop: Database, commerce: Commerce): Promise<void> {
  const fillings = await shop.rows<{ name: string }>(sql`select name from fillings`)
  const isFilled = (start: string) => fillings.some(({ name }) => name.startsWith(start))
  if (isFilled('history')) await refuseNames(commerce, 'customer', await activeCustomers(shop))
  if (isFilled('selling')) await refuseNames(commerce, 'dealer', [dealer.userName])
  if (isFilled('staff'))
    await refuseNames(
      commerce,
      'staff member',
      [...staff, supplierMember].map(({ userName }) => userName),
    )
}

async function activeCustomers(shop: Database): Promise<string[]> {
  const owners = [netPro, smallPro, retail, largeProOf(defaultScale)].flatMap(({ people }) => people.slice(0, 6))
  const active = await shop.rows<{ email: string }>(sql`
    select email from people where email = any(${owners.map(({ email }) => email)}::text[]) and status = 'active'`)
  return active.map(({ email }) => email)
}

async function refuseNames(
  { client, storefrontClientID }: Commerce,
  kind: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const isIn = await client.Auth.Login(name, localPassword, storefrontClientID).then(
      () => true,
      () => false,
    )
    if (isIn)
      throw new ConfigurationError(
        `The ${kind} ${name} still has the local default password. Start production on data of its own.`,
      )
  }
}
