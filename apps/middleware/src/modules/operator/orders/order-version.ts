import { type Sql, sql } from '@tessera/server/sql'

/** Changes with everything that a change of the order could depend on. */
export const orderVersion: Sql = sql`md5(concat_ws('|', d.status, d.total_cents, d.canceled_cents, d.ship_to_place,
  d.wanted_on, d.pick_up_person, d.instructions,
  (select string_agg(concat_ws(',', l.line_no, l.boxes, l.shipped_boxes, l.canceled_boxes, l.fulfilment), ';'
    order by l.line_no) from sales_lines l where l.document_id = d.id)))`
