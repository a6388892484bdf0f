import type { AddressInput } from '@tessera/client/platform/types.gen'
import type { CounterOrder, PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import type { OrderFacts } from '../../checkout/cart/line-facts.ts'
import { noPickUp } from '../../checkout/cart/no-pick-up.ts'
import { storeAddress } from '../../checkout/cart/store-address.ts'
import { partnerColumns } from '../../orders/records/partners.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { toPlatformAddress } from '../../people/addresses/place-view.ts'
import { getStore } from '../../site/stores/store-records.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CounterEntry } from './stored-counter-order.ts'

export interface Destination {
  address: AddressInput
  /** Pick-up is taxed at the store, which is where the platform looks. */
  shipFrom: string
  facts: OrderFacts
}

/** Where the order goes; undefined while no one has said so. An address that cannot be delivered to is refused. */
export async function findDestination(
  db: Queryable,
  { account, firstName, lastName }: Customer,
  { kind, storeId, placeId, address }: CounterEntry['delivery'],
): Promise<Destination | undefined> {
  if (kind === 'pick-up') {
    if (!storeId) return undefined
    const store = await getStore(db, storeId)
    const facts = { ...noPickUp, pickUpStore: store.id }
    return { address: storeAddress(store, { firstName, lastName }), shipFrom: store.id, facts }
  }
  const place = placeId ? await findPlace(db, account.id, placeId) : typedPlace(address)
  if (!place) return undefined
  const named = { ...place, firstName: place.firstName || firstName, lastName: place.lastName || lastName }
  const valid = await requireValidAddress(db, named, 'delivery.address.')
  return { address: toPlatformAddress(valid), shipFrom: usualOrigin, facts: { ...noPickUp } }
}

const typedPlace = (address: PostalAddress | null): PostalAddress | undefined =>
  address && [address.street1, address.city, address.zip].some((text) => text?.trim()) ? address : undefined

const findPlace = async (db: Queryable, accountId: string, id: string): Promise<PostalAddress | undefined> => {
  const row = await db.find<{ place: PostalAddress | null }>(sql`
    select ${partnerColumns} from partners where account_id = ${accountId} and role = 'ship-to' and id = ${id}`)
  return row?.place ?? undefined
}

const maxPlaces = 50

/** Where this account had boxes sent to, newest first. */
export const listPlaces = (db: Queryable, accountId: string): Promise<CounterOrder['places']> =>
  db.rows(sql`
    select p.id, left(concat_ws(', ', p.name, p.street1, p.city, p.state || ' ' || p.zip), 300) as label
    from partners p where p.account_id = ${accountId} and p.role = 'ship-to' and p.street1 <> ''
    order by (select max(d.placed_at) from sales_documents d where d.account_id = ${accountId} and d.ship_to = p.id)
      desc nulls last, p.id limit ${maxPlaces}::int`)
