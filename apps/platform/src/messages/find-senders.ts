import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** A message sender that is assigned to a person, and the people who get copies. */
export interface AssignedSender {
  id: string
  url: string | null
  xp: Record<string, unknown> | null
  elevatedRoles: readonly string[]
  deliveryConfigID: string | null
  targets: Record<string, unknown> | null
  copies: readonly string[]
}

/** An assignment `a` that covers the user `u`. */
const coversUser = sql`a.marketplace_id = u.marketplace_id and a.company_type = u.company_type and a.company_id = u.company_id
  and (a.user_group_id is null or is_member(u, a.user_group_id))`

/** The senders of a message type for one person: by assignment, or for all buyers. */
export const findSenders = (db: Queryable, uid: string, type: string): Promise<AssignedSender[]> =>
  db.rows<AssignedSender>(sql`
    select s.id, s.url, s.xp, coalesce(s.elevated_roles, '[]') as "elevatedRoles", s.delivery_config_id as "deliveryConfigID",
      c.delivery_targets as targets, array(
        select distinct x.email
        from message_sender_assignments a
        join message_cc_listener_assignments l on l.marketplace_id = a.marketplace_id and l.message_sender_id = a.message_sender_id
          and l.sender_buyer_id is not distinct from a.buyer_id and l.sender_supplier_id is not distinct from a.supplier_id
          and l.sender_user_group_id is not distinct from a.user_group_id and l.message_type = ${type}
        join users x on x.marketplace_id = l.marketplace_id and x.company_type = l.company_type and x.company_id = l.company_id
        where a.message_sender_id = s.id and ${coversUser} and x.active and x.uid <> u.uid
          and (l.user_id is null or x.id = l.user_id) and (l.user_group_id is null or is_member(x, l.user_group_id))
        order by 1) as copies
    from users u
    join message_senders s on s.marketplace_id = u.marketplace_id
    left join delivery_configs c on c.marketplace_id = s.marketplace_id and c.id = s.delivery_config_id
    where u.uid = ${uid} and s.message_types ? ${type}::text
      and ((s.allow_all_buyers and u.company_type = 'buyer') or exists (
        select from message_sender_assignments a where a.message_sender_id = s.id and ${coversUser}))
    order by s.id`)
