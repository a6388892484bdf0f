import type { Commerce } from '@tessera/middleware/kit/commerce'
import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { toPlatformAddress } from '@tessera/middleware/modules/people/addresses/place-view'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { inParallel } from '../in-parallel.ts'
import { type CastAccount, localPassword, placeOf } from './cast.ts'

/** As many of an account as anybody will try; a password takes 50 ms. */
const withPassword = 6
const atOnce = 8

/**
 * Users of the platform, with a password for the first of each account that have signed in before, and the address book
 * of its owner. Users and addresses have IDs that stay, so doing it twice changes nothing. No job may come first: it
 * knows no password.
 */
export async function letPeopleIn(shop: Database, commerce: Commerce, accounts: readonly CastAccount[]): Promise<void> {
  const known = accounts.flatMap(({ people }) =>
    people.filter(({ status }, index) => status !== 'invited' && index < withPassword).map(({ email }) => email),
  )
  const emails = accounts.flatMap(({ people }) => people.map(({ email }) => email))
  const people = await shop.rows<{ id: string; email: string }>(sql`
    select id, email from people where email = any(${emails}::text[])`)
  await inParallel(people, atOnce, ({ id, email }) =>
    settlePerson(shop, commerce, id, known.includes(email) ? localPassword : undefined),
  )
  for (const account of accounts) await fillBook(commerce, account)
}

/** Written by the owner, as everybody writes their own. */
async function fillBook({ client, storefrontClientID }: Commerce, account: CastAccount): Promise<void> {
  const [owner] = account.people
  const { access_token: accessToken } = await client.Auth.Login(owner?.email ?? '', localPassword, storefrontClientID)
  const places = [account, ...account.sites.filter(({ street1 }) => street1 !== account.street1)]
  await inParallel(places.entries(), atOnce, ([index, site]) =>
    client.Me.SaveAddress(
      addressID(account, index),
      {
        ...toPlatformAddress(placeOf(account, site, owner)),
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
