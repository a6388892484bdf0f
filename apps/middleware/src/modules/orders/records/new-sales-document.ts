import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { OrderType } from '@tessera/contract/middleware/lists/models'
import type { fulfilments, orderOrigins, orderStatuses } from '@tessera/contract/middleware/orders/models'
import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
import type { ReturnKind } from '@tessera/domain/sales/returnability'

export type FulfillmentState = (typeof fulfilments)[number]

export interface NewSalesLine {
  lineNo: number
  /** Line ID of the platform's order. */
  platformLineId?: string | null
  sku: string
  name: string
  unit?: string
  isSample?: boolean
  returnKind?: ReturnKind
  room?: string | null
  /** The project it is ordered for, if not the document's. */
  projectId?: string | null
  boxes: number
  sqft?: number | null
  unitPriceCents: number
  discountCents?: number
  totalCents: number
  lot?: string | null
  fulfilment?: FulfillmentState
  expectedOn?: string | null
  shippedBoxes?: number
  backorderedBoxes?: number
  returnedBoxes?: number
  canceledBoxes?: number
}

export interface NewSalesEvent {
  kind: string
  reference?: string
  at: string
  text: string
}

export interface NewSalesDocument {
  /** Defaults to the next number. */
  id?: string
  accountId: string | null
  personId?: string | null
  placedBy?: string | null
  referredBy?: string | null
  origin: (typeof orderOrigins)[number]
  platformOrderId?: string | null
  /** The change of the platform's order that this document shows, so that it need not be followed. */
  followedChange?: string | null
  attemptId?: string | null
  orderType: OrderType
  status: (typeof orderStatuses)[number]
  storeId?: string | null
  soldTo?: string | null
  shipTo?: string | null
  poNumber?: string | null
  jobName?: string | null
  projectId?: string | null
  quoteId?: string | null
  shipToPlace?: PostalAddress | null
  shipKind?: 'parcel' | 'freight' | 'pick-up'
  expectedOn?: string | null
  /** Earliest day of delivery or pickup. */
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
  subtotalCents: number
  discountCents?: number
  shippingCents?: number
  taxCents?: number
  totalCents: number
  paymentMethod?: PaymentMethod | null
  paymentWords?: string | null
  placedAt: string
  closedAt?: string | null
  /** When an order above a limit was sent to the approvers. */
  approvalAskedAt?: string | null
  /** The limit it exceeds, if no payment attempt notes it. */
  overLimit?: OverLimit | null
  lines: NewSalesLine[]
  events?: NewSalesEvent[]
}
