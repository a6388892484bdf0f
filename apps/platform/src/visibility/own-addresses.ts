import { type Sql, sql } from '@tessera/server/sql'
import { isForUser } from './parties.ts'
import type { Viewer } from './viewer.ts'

/** Somebody with things of their own; `userKey` stays when the user is renamed. None: nothing is theirs alone. */
export type Owner = Viewer & { userKey: string | null }

/** Addresses a buyer user may use, as `… t`: private ones, which are theirs to edit, and those assigned to them. */
export const ownAddresses = (owner: Owner): Sql => sql`(
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
export const ownCreditCards = (owner: Owner): Sql => sql`(
  select x.*, x.private_of is not null as editable
  from credit_cards x
  where x.marketplace_id = ${owner.marketplace} and x.buyer_id = ${owner.buyerID}
    and (x.private_of = ${owner.userKey} or (x.private_of is null and exists (
      select from credit_card_assignments a where ${isForUser(owner)} and a.credit_card_id = x.id)))) t`
