import { type Sql, sql } from '@tessera/server/sql'

/** The lines of an order as its status needs them; null without lines. */
export const lineProgress = (documentId: Sql): Sql => sql`(
  select json_agg(json_build_object('boxes', l.boxes, 'shippedBoxes', l.shipped_boxes,
    'canceledBoxes', l.canceled_boxes, 'fulfilment', l.fulfilment))
  from sales_lines l where l.document_id = ${documentId})`
