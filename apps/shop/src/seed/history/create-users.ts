import type { Commerce } from '@tessera/middleware/kit/commerce'
import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { toPlatformAddress } from '@tessera/middleware/modules/people/addresses/place-view'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { inParallel } from '../in-parallel.ts'
import { addressOf, type CastAccount, localPassword } from './cast.ts'

/** Only the first six people of an account get a password: hashing one takes 50 ms. */
const passwordsPerAccount = 6
const maxConcurrent = 8

/**
 * Creates the platform users of the accounts, passwords for the first active people of each, and the owner's address
 * book. IDs are fixed, so running it twice changes nothing. It must run before any job that creates users: a job knows
 * no passwords.
 */
export async function createUsers(shop: Database, commerce: Commerce, accounts: readonly CastAccount[]): Promise<void> {
  const known = accounts.flatMap(({ people }) =>
    people.filter(({ status }, index) => status !== 'invited' && index < passwordsPerAccount).map(({ email }) => email),
  )
  const emails = accounts.flatMap(({ people }) => people.map(({ email }) => email))
  const people = await shop.rows<{ id: string; email: string }>(sql`
    select id, email from people where email = any(${emails}::text[])`)
  await inParallel(people, maxConcurrent, ({ id, email }) =>
    settlePerson(shop, commerce, id, known.includes(email) ? localPassword : undefined),
  )
  for (const account of accounts) await fillAddressBook(commerce, account)
}

/** Written on behalf of the owner, as every customer writes their own. */
async function fillAddressBook({ client, storefrontClientID }: Commerce, account: CastAccount): Promise<void> {
  const [owner] = account.people
  const { access_token: accessToken } = await client.Auth.Login(owner?.email ?? '', localPassword, storefrontClientID)
  const addresses = [account, ...account.sites.filter(({ street1 }) => street1 !== account.street1)]
  await inParallel(addresses.entries(), maxConcurrent, ([index, site]) =>
    client.Me.SaveAddress(
      addressID(account, index),
      {
        ...toPlatformAddress(addressOf(account, site, owner)),
        AddressName: 'job' in site ? site.job.slice(0, 60) : null,
        Shipping: true,
        Billing: site === account,
        xp: { IsDefault: site === account },
      },
      { accessToken },
    ),
  )
}

const addressID = ({ name }: CastAccount, index: number): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${index + 1}`
