import type { OrderDetail, OrderLine, OrderShipment } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import type { ReturnKind } from '@tessera/domain/sales/returnability'

export interface OrderLineRecord
  extends Omit<
    OrderLine,
    'product_url' | 'sku_image_url' | 'isSold' | 'returnability' | 'claimability' | 'cancellability'
  > {
  returnKind: ReturnKind
  pendingBoxes: number
  deliveredOn: string | null
}

export interface BillRecord {
  type: DocumentPrefix
  id: string
  documentOn: string
  amountCents: number
  openCents: number
}

/** An order as the database has it. */
export interface OrderRecord
  extends Omit<
    OrderDetail,
    'statusText' | 'partners' | 'lines' | 'documents' | 'cancel' | 'change' | 'extend' | 'areaSqft'
  > {
  accountId: string | null
  personId: string | null
  attemptId: string | null
  /** Placed on the web, to be paid by invoice. */
  isOnTerms: boolean
  soldTo: string | null
  shipTo: string | null
  /** By a card at the counter: not through the web, and not on terms. */
  isPaidAtCounter: boolean
  /** Nothing of it is owed, nor will be. */
  isPaid: boolean
  lines: OrderLineRecord[]
  shipments: OrderShipment[]
  bills: BillRecord[]
}
