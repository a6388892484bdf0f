import type { OrderDetail, OrderLine, OrderShipment } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
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

/** An order as read from the database. */
export interface OrderRecord
  extends Omit<
    OrderDetail,
    'statusText' | 'partners' | 'lines' | 'documents' | 'cancel' | 'change' | 'extend' | 'areaSqft' | 'approval'
  > {
  accountId: string | null
  /** When the order was sent to the approvers. */
  approvalAskedAt: string | null
  overLimit: OverLimit | null
  personId: string | null
  attemptId: string | null
  /** Placed online, paid by invoice. */
  isOnTerms: boolean
  soldTo: string | null
  shipTo: string | null
  /** Paid by card in a store, neither online nor on terms. */
  isPaidAtCounter: boolean
  /** Nothing is owed, now or later. */
  isPaid: boolean
  lines: OrderLineRecord[]
  shipments: OrderShipment[]
  bills: BillRecord[]
}
