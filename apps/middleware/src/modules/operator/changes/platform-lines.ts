import type { LineItem } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { updatePlatformLines } from '../../orders/cancellations/cancel-lines.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'

/** A line of the platform's order with the quantity it shall have. */
export interface LineThere {
  lineId: string
  left: number
}

/** Lines of quote orders are never canceled alone, and every other line has one platform line. */
export const readLinesThere = (
  db: Queryable,
  documentId: string,
  cancellations: readonly { lineNo: number; boxes: number }[],
): Promise<LineThere[]> =>
  db.rows<LineThere>(sql`
    select l.platform_line_ids[1] as "lineId", l.boxes - l.canceled_boxes - c.boxes as left
    from sales_lines l
    join jsonb_to_recordset(${JSON.stringify(cancellations)}::jsonb) as c("lineNo" integer, boxes integer)
      on c."lineNo" = l.line_no
    where l.document_id = ${documentId} and l.platform_line_ids <> '{}'
    order by l.line_no`)

/** Frees the boxes on the platform, all or none. Returns the work that takes them back. */
export async function freeBoxes(
  needs: SalesNeeds,
  orderId: string,
  there: readonly LineThere[],
): Promise<() => Promise<void>> {
  if (there.length === 0) return async () => undefined
  const asShop = await needs.commerce.backOffice()
  const worksheet = await needs.commerce.client.IntegrationEvents.GetWorksheet('Incoming', orderId, asShop)
  const before = (worksheet.LineItems ?? []).filter(({ ID }) => there.some(({ lineId }) => lineId === ID))
  const restore = () => takeBack(needs, orderId, before)
  try {
    await updatePlatformLines(needs, orderId, [...there])
  } catch (error) {
    await restore()
    // only the platform knows the quantity limits of a price
    if (error instanceof PlatformError && error.status < 500)
      refuse('Order.NotCancellable', { message: 'The remaining quantity can’t be sold alone. Cancel the whole line.' })
    throw error
  }
  return restore
}

async function takeBack({ commerce }: SalesNeeds, orderId: string, lines: readonly LineItem[]): Promise<void> {
  const asShop = await commerce.backOffice()
  const { LineItems } = commerce.client
  for (const line of lines) {
    const { ID, ProductID, Quantity, InventoryRecordID, ShippingAddressID, Specs, xp } = line
    try {
      await LineItems.Patch('Incoming', orderId, ID, { Quantity }, asShop)
    } catch (error) {
      if (!(error instanceof PlatformError && error.status === 404)) throw error
      const body = { ProductID, Quantity, InventoryRecordID, ShippingAddressID, Specs, xp }
      await LineItems.Save('Incoming', orderId, ID, body, asShop)
    }
  }
}
