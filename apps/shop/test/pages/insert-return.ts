import { sql } from '@tessera/server/sql'
import type { RunningStorefront } from './a-storefront.ts'

/** A return of the first line of an order that has shipped. */
export async function insertReturn(
  { database }: Pick<RunningStorefront, 'database'>,
  order: string,
  status: string,
): Promise<string> {
  await database.rows(sql`update sales_lines set shipped_boxes = boxes where document_id = ${order}`)
  const made = await database.find<{ id: string }>(sql`
    with made as (insert into sales_returns (document_id, status, reason, requested_at)
      values (${order}, ${status}, 'Too many <b>', now()) returning id, document_id)
    insert into sales_return_lines (return_id, document_id, line_no, boxes)
    select id, document_id, 1, 2 from made returning return_id as id`)
  return made?.id ?? ''
}
