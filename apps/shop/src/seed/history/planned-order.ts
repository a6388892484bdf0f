import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import type { OpenedAccount, OpenedPerson, OpenedSite } from './opened-account.ts'

/** How far an order has progressed; the history covers every stage. */
export type OrderStage =
  | 'delivered'
  | 'delivered-in-two'
  | 'on-the-way'
  | 'partly-delivered'
  | 'confirmed'
  | 'allocated'
  | 'picking'
  | 'ready-for-pick-up'
  | 'backordered'
  | 'declined'
  | 'canceled'

export interface PlannedLine {
  product: CatalogProduct
  boxes: number
  room?: string | null
  /** The quoted price; by default the price of the account's group. */
  unitPriceCents?: number
}

export interface PlannedOrder {
  /** Identifies the order for the rest of the history. */
  key: string
  account: OpenedAccount
  person?: OpenedPerson | undefined
  placedOn: string
  origin: 'web' | 'counter' | 'phone' | 'quote'
  stage: OrderStage
  lines: readonly PlannedLine[]
  /** Undefined for a pickup order. */
  site?: OpenedSite | undefined
  soldTo?: string | undefined
  jobName?: string | null
  poNumber?: string | null
  payment: { method: PaymentMethod | null; words: string }
  referredBy?: string | null
  discountPercent?: number
  isReturn?: boolean
  returnedBoxes?: number
  projectId?: string | null
  quoteId?: string | null
  freightCents?: number
  taxCents?: number
}
