import type { PaymentPort } from '@tessera/providers/payment/port'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../kit/commerce.ts'
import type { Catalog } from '../catalog/feed/catalog.ts'
import type { Books } from '../ledger/books.ts'

export interface SalesNeeds {
  database: Database
  commerce: Commerce
  catalog: Pick<Catalog, 'find' | 'index'>
  /** Base of links in emails. */
  publicUrl: string
}

export interface SalesTaskNeeds extends SalesNeeds {
  books: Pick<Books, 'invoice' | 'credit' | 'refund'>
  /** Refunds cards. */
  provider: Pick<PaymentPort, 'refund'>
  logger: Pick<Logger, 'warn'>
}
