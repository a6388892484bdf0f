import { type Sql, sql } from '@tessera/server/sql'
import { isForUser } from './party-conditions.ts'
import type { Viewer } from './viewer.ts'

/** A user with private records; `userKey` stays when the user is renamed. Null: the user has none. */
export type RecordOwner = Viewer & { userKey: string | null }

/** Addresses a buyer user may use, as `… t`: private ones, which the user may edit, and assigned ones. */
export const usableAddresses = (owner: RecordOwner): Sql => sql`(
  select x.*, x.private_of is not null as editable,
    coalesce(x.private_shipping, s.shipping, false) as shipping,
    coalesce(x.private_billing, s.billing, false) as billing
  from addresses x
  left join lateral (
    select bool_or(a.is_shipping) as shipping, bool_or(a.is_billing) as billing
    from address_assignments a
    where x.private_of is null and ${isForUser(owner)} and a.address_id = x.id) s on true
  where x.marketplace_id = ${owner.marketplace} and x.company_type = 'buyer' and x.company_id = ${owner.buyerID}
    and (x.private_of = ${owner.userKey} or s.shipping is not null)) t`

/** The same for credit cards. */
export const usableCreditCards = (owner: RecordOwner): Sql => sql`(
  select x.*, x.private_of is not null as editable
  from credit_cards x
  where x.marketplace_id = ${owner.marketplace} and x.buyer_id = ${owner.buyerID}
    and (x.private_of = ${owner.userKey} or (x.private_of is null and exists (
      select from credit_card_assignments a where ${isForUser(owner)} and a.credit_card_id = x.id)))) t`
