import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
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
