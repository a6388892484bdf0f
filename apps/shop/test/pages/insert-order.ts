import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { sql } from '@tessera/server/sql'
import type { RunningStorefront } from './a-storefront.ts'

/** An open order of an account with nine boxes. */
export async function insertOrder(
  { database }: Pick<RunningStorefront, 'database'>,
  accountId: string,
  changes: Partial<NewSalesDocument> = {},
): Promise<string> {
  const line = { lineNo: 1, sku: 'TS-1180', name: 'Carrara', boxes: 9, unitPriceCents: 1000, totalCents: 9000 }
  const [written] = await insertSalesDocuments(database, [
    {
      accountId,
      origin: 'counter',
      orderType: 'standard',
      status: 'open',
      subtotalCents: 9000,
      totalCents: 9000,
      paymentMethod: 'Invoice',
      placedAt: new Date().toISOString(),
      lines: [line],
      ...changes,
    },
  ])
  return written?.id ?? ''
}

/** All nine boxes of its line arrived. */
export async function deliverOrder({ database }: Pick<RunningStorefront, 'database'>, number: string): Promise<void> {
  await database.rows(sql`
    with sent as (insert into deliveries (document_id, key, kind, shipped_at, delivered_at)
      values (${number}, ${number}, 'freight', now() - interval '1 hour', now()) returning id, document_id)
    insert into delivery_lines (delivery_id, document_id, line_no, boxes) select id, document_id, 1, 9 from sent`)
  await database.rows(sql`update sales_lines set shipped_boxes = 9 where document_id = ${number}`)
}
