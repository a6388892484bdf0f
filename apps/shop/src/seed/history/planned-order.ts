import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { Article } from '@tessera/middleware/modules/catalog/feed/article'
import type { OpenedAccount, OpenedPerson, OpenedSite } from './opened-account.ts'

/** How far an order has come. */
export type Stage =
  | 'delivered'
  | 'delivered-in-two'
  | 'on-the-way'
  | 'partly-delivered'
  | 'confirmed'
  | 'allocated'
  | 'picking'
  | 'ready-for-pick-up'
  | 'backordered'
  | 'awaiting-approval'
  | 'declined'
  | 'canceled'

export interface PlannedLine {
  article: Article
  boxes: number
  room?: string | null
  /** Of a quote; otherwise the price of the account's group. */
  unitPriceCents?: number
}

export interface PlannedOrder {
  /** By which the rest of the history finds it again. */
  key: string
  account: OpenedAccount
  person?: OpenedPerson | undefined
  placedOn: string
  origin: 'web' | 'counter' | 'phone' | 'quote'
  stage: Stage
  lines: readonly PlannedLine[]
  /** None: it is picked up. */
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
