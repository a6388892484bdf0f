import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { PaymentNeeds } from '../../checkout/payments/payment-needs.ts'

export interface CounterNeeds {
  database: Database
  commerce: Commerce
  catalog: Catalog
  payments: PaymentNeeds
  /** Base of links in emails. */
  publicUrl: string
}
