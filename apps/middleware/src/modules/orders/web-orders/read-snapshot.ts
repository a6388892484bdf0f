import type { OrderWorksheet, Shipment } from '@tessera/client/platform/types.gen'
import { type LineHere, type LineThere, shippedElsewhere } from '@tessera/domain/sales/shipped-elsewhere'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { SalesNeeds } from '../sales-needs.ts'

/** A shipment that left. */
export interface SentShipment {
  shipment: Shipment
  /** Its items, if the shop does not know all of what was sent. */
  items: readonly { lineItemID: string; quantity: number }[]
}

export interface OrderSnapshot {
  documentId: string
  worksheet: OrderWorksheet
  /** Oldest first. */
  shipments: SentShipment[]
}

/** Reads an order as it is on the platform, before anything is locked here. */
export async function readSnapshot(needs: SalesNeeds, documentId: string, orderId: string): Promise<OrderSnapshot> {
  const { client, backOffice } = needs.commerce
  const asShop = await backOffice()
  const worksheet = await client.IntegrationEvents.GetWorksheet('Incoming', orderId, asShop)
  const isSent = worksheet.LineItems?.some(({ QuantityShipped }) => QuantityShipped > 0)
  if (!isSent) return { documentId, worksheet, shipments: [] }
  const query = { sortBy: ['DateShipped', 'ID'] as const, pageSize: 100 }
  const { Items } = await client.Orders.ListShipments('Incoming', orderId, query, asShop)
  const left = shippedElsewhere(await readLines(needs.database, documentId), platformLinesOf(worksheet))
  const isKnown = 'lines' in left && left.lines.length === 0
  const shipments: SentShipment[] = []
  for (const shipment of Items.filter(({ DateShipped }) => DateShipped)) {
    const listed = isKnown ? undefined : await client.Shipments.ListItems(shipment.ID, { pageSize: 100 }, asShop)
    const own = listed?.Items.filter(({ OrderID }) => OrderID === orderId) ?? []
    const items = own.map(({ LineItemID, QuantityShipped }) => ({ lineItemID: LineItemID, quantity: QuantityShipped }))
    shipments.push({ shipment, items })
  }
  return { documentId, worksheet, shipments }
}

export const platformLinesOf = ({ LineItems }: OrderWorksheet): LineThere[] =>
  (LineItems ?? []).map(({ ID, Quantity, QuantityShipped }) => ({
    id: ID,
    quantity: Quantity,
    quantityShipped: QuantityShipped,
  }))

export const readLines = (db: Queryable, documentId: string): Promise<LineHere[]> =>
  db.rows<LineHere>(sql`
    select l.line_no as "lineNo", l.platform_line_ids as "platformLineIds", l.boxes, l.shipped_boxes as "shippedBoxes",
      l.canceled_boxes as "canceledBoxes",
      (select coalesce(sum(x.boxes), 0)::int from delivery_lines x join deliveries v on v.id = x.delivery_id
        where x.document_id = l.document_id and x.line_no = l.line_no
          and v.platform_due is not null and v.platform_shipment_id is null) as "unsentBoxes"
    from sales_lines l where l.document_id = ${documentId} order by l.line_no`)
