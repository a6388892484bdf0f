import { type Sql, sql } from '@tessera/server/sql'

/** Above these numbers a record is left to the night: its rules add up all of them. */
const [maxUses, maxMovements] = [20_000, 5000]

/**
 * The record `r (about, marketplace, key)` is a promotion of many uses or a product of many movements. Carts that carry
 * a promotion are no uses, but its rules read them too.
 */
export const isLarge: Sql = sql`(
  (r.about = 'promotion' and (
    exists (
      select from promotions p where p.marketplace_id = r.marketplace and p.id = r.key and p.redemption_count > ${maxUses}::int)
    or ${maxUses}::int < (
      select count(*) from (
        select from order_promotions a where a.promotion_id = r.key limit ${maxUses + 1}::int) a)))
  or (r.about = 'product' and ${maxMovements}::int < (
    select count(*) from (
      select from stock_movements s where s.marketplace_id = r.marketplace and s.product_id = r.key
      limit ${maxMovements + 1}::int) m)))`
