import type { Commerce } from '@tessera/middleware/kit/commerce'
import { ConfigurationError } from '@tessera/server/config'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { localPassword, netPro, retail, smallPro } from './cast.ts'
import { defaultScale, largeProOf } from './scale-cast.ts'

/** IDN-2: a password printed in the README must not work in a public shop. */
export async function refuseLocalPeople(shop: Database, { client, storefrontClientID }: Commerce): Promise<void> {
  if (!(await shop.find(sql`select from fillings where name like 'history%'`))) return
  const owners = [netPro, smallPro, retail, largeProOf(defaultScale)].flatMap(({ people }) => people.slice(0, 6))
  const active = await shop.rows<{ email: string }>(sql`
    select email from people where email = any(${owners.map(({ email }) => email)}::text[]) and status = 'active'`)
  for (const { email } of active) {
    const isIn = await client.Auth.Login(email, localPassword, storefrontClientID).then(
      () => true,
      () => false,
    )
    if (isIn)
      throw new ConfigurationError(
        `The customer ${email} still has the local default password. Start production on data of its own.`,
      )
  }
}
