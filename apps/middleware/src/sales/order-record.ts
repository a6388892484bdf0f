import type { OrderDetail, OrderLine, OrderShipment } from '@tessera/client/shop/types.gen'
import type { ReturnKind } from '@tessera/domain/sales/returnability'

export interface OrderLineRecord extends Omit<OrderLine, 'product_url' | 'sku_image_url' | 'isSold' | 'returnability'> {
  returnKind: ReturnKind
  pendingBoxes: number
  deliveredOn: string | null
}

export interface BillRecord {
  type: string
  id: string
  documentOn: string
  amountCents: number
  openCents: number
}

/** An order as the database has it. */
export interface OrderRecord
  extends Omit<OrderDetail, 'statusText' | 'partners' | 'lines' | 'documents' | 'cancel' | 'areaSqft'> {
  accountId: string | null
  soldTo: string | null
  shipTo: string | null
  /** What the customer has paid for it through the web. */
  takenCents: number
  /** Nothing of it is owed, nor will be. */
  isPaid: boolean
  lines: OrderLineRecord[]
  shipments: OrderShipment[]
  bills: BillRecord[]
}
