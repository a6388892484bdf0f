import { sql } from '@tessera/server/sql'
import { redemptionTotal } from '../engine/redemption-total.ts'
import type { Invariant } from './invariant.ts'

export const promotionRules: readonly Invariant[] = [
  {
    id: 'PRO-1 uses are counted, and stay within the limit',
    about: 'promotion',
    broken: (only) => sql`
      select p.marketplace_id, p.id as key,
        format('promotion %s: counted %s, used %s, limit %s', p.id, p.redemptions, count(o.uid), p.redemption_limit) as what
      from (
        select p.*, ${redemptionTotal(sql`p`)} as redemptions from promotions p
        where ${only(sql`p.marketplace_id`, sql`p.id`)}) p
      left join (
        select distinct o.uid, o.marketplace_id, a.promotion_id
        from orders o join order_promotions a on a.order_uid = o.uid
        where ${only(sql`o.marketplace_id`, sql`a.promotion_id`)} and o.is_submitted and o.status <> 'Canceled'
      ) o on o.marketplace_id = p.marketplace_id and o.promotion_id = p.id
      group by p.marketplace_id, p.id, p.redemptions, p.redemption_limit
      having p.redemptions <> count(o.uid) or p.redemptions > p.redemption_limit`,
  },
  {
    id: 'PRO-2 nobody uses a promotion more often than allowed',
    about: 'promotion',
    broken: (only) => sql`
      select p.marketplace_id, p.id as key, format('promotion %s user %s: %s', p.id, r.user_uid, count(*)) as what
      from promotions p join promotion_redemptions r on r.marketplace_id = p.marketplace_id and r.promotion_id = p.id
      where ${only(sql`p.marketplace_id`, sql`p.id`)}
      group by p.marketplace_id, p.id, r.user_uid having count(*) > p.redemption_limit_per_user`,
  },
]
