import type { OrderPartner, PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

export interface NewPartner {
  id?: string
  accountId: string
  role: OrderPartner['role']
  name: string
  place?: PostalAddress | null
  isDefault?: boolean
}

/** Inserts partners in one statement; existing ones stay unchanged. */
export async function insertPartners(db: Queryable, partners: readonly NewPartner[]): Promise<void> {
  await db.rows(sql`
    insert into partners (id, account_id, role, name, first_name, last_name, street1, street2, city, state, zip, phone,
      is_default)
    select coalesce(p.id, nextval('partner_numbers')::text), p."accountId", p.role, p.name,
      coalesce(p.place ->> 'firstName', ''), coalesce(p.place ->> 'lastName', ''), coalesce(p.place ->> 'street1', ''),
      p.place ->> 'street2', coalesce(p.place ->> 'city', ''), coalesce(p.place ->> 'state', ''),
      coalesce(p.place ->> 'zip', ''), p.place ->> 'phone', coalesce(p."isDefault", false)
    from jsonb_to_recordset(${JSON.stringify(partners)}::jsonb)
      as p(id text, "accountId" text, role text, name text, place jsonb, "isDefault" boolean)
    on conflict do nothing`)
}

interface Buyer {
  id: string
  name: string
}

export interface OrderPartners {
  soldTo: string | null
  shipTo: string | null
}

/** Returns the partners of an order of this account; they are created with its first order. */
export async function ensurePartners(
  db: Queryable,
  account: Buyer,
  place: PostalAddress | null,
): Promise<OrderPartners> {
  const own = (['sold-to', 'bill-to', 'payer'] as const).map(
    (role): NewPartner => ({ accountId: account.id, role, name: account.name, isDefault: true }),
  )
  const shipTo: NewPartner[] = place
    ? [{ accountId: account.id, role: 'ship-to', name: shipToName(account, place), place }]
    : []
  await insertPartners(db, [...own, ...shipTo])
  const found = await db.find<OrderPartners>(sql`
    select (select id from partners where account_id = ${account.id} and role = 'sold-to' and is_default) as "soldTo",
      (select id from partners
        where account_id = ${account.id} and role = 'ship-to' and lower(name) = lower(${shipTo[0]?.name ?? ''})
          and lower(street1) = lower(${place?.street1 ?? ''}) and zip = ${place?.zip ?? ''}
          and lower(coalesce(street2, '')) = lower(${place?.street2 ?? ''})) as "shipTo"`)
  return found ?? { soldTo: null, shipTo: null }
}

const shipToName = ({ name }: Buyer, { company, firstName, lastName }: PostalAddress): string =>
  company || `${firstName} ${lastName}`.trim() || name

/** Columns of a partner for display; place is null if no address is known. */
export const partnerColumns = sql`id, role, name, case when street1 = '' then null else json_build_object(
  'firstName', first_name, 'lastName', last_name, 'company', name, 'street1', street1, 'street2', street2,
  'city', city, 'state', state, 'zip', zip, 'phone', phone, 'country', 'US') end as place`

export const listPartners = (db: Queryable, where: Sql): Promise<OrderPartner[]> =>
  db.rows<OrderPartner>(sql`
    select ${partnerColumns} from partners
    where ${where}
    order by array_position(array['sold-to', 'ship-to', 'bill-to', 'payer'], role), name, id`)
