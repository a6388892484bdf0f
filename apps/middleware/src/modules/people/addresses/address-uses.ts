import type { AddressUses } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { listAddressBook } from './book.ts'

interface Use {
  door: string
  lastUsedOn: string
  isInOpenOrder: boolean
}

/** Normalized key of an address. Orders store a copy of the address, not its ID in the address book. */
const doorOf = (street: string, zip: string): string =>
  `${street.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')} ${zip.slice(0, 5)}`

/** Date of the last order to each saved address, from the orders the visitor may see. */
export async function addressUses(
  { database, commerce }: { database: Queryable; commerce: Commerce },
  visitor: Visitor,
  { account, personID, rights }: Customer,
): Promise<AddressUses> {
  const [book, uses] = await Promise.all([
    listAddressBook(commerce, visitor),
    database.rows<Use>(sql`
      select regexp_replace(lower(d.ship_to_place ->> 'street1'), '[^[:alnum:]]', '', 'g') || ' '
          || left(d.ship_to_place ->> 'zip', 5) as door,
        max(d.placed_on)::text as "lastUsedOn",
        bool_or(d.status in ('open', 'awaiting-approval')) as "isInOpenOrder"
      from sales_documents d
      where d.account_id = ${account.id} and d.ship_to_place is not null and d.ship_kind <> 'pick-up'
        and (${rights.has('account-view')}::boolean or d.person_id = ${personID})
      group by 1`),
  ])
  const byDoor = new Map(uses.map(({ door, ...use }) => [door, use]))
  return {
    uses: book.flatMap(({ id, street1, zip }) => {
      const use = byDoor.get(doorOf(street1, zip))
      return use ? [{ id, ...use }] : []
    }),
  }
}
