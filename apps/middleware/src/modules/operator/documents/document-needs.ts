import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { ShopCall } from '../../../kit/http/handle.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import type { SalesNeeds } from '../../orders/order-needs.ts'
import type { AskCall } from './ask-call.ts'
import type { ReadPicture } from './sheet-pictures.ts'

export interface DocumentNeeds extends Pick<SalesNeeds, 'catalogue'> {
  database: Database
  /** Where documents have pictures. */
  readPicture?: ReadPicture | undefined
  /** Every call of the shop, looked up when it is asked. */
  handlers: () => Handlers<Visitor>
}

/** One download, as whoever draws a document sees it. */
export interface Drawing extends Pick<DocumentNeeds, 'database' | 'catalogue' | 'readPicture'> {
  call: Omit<ShopCall<never>, 'body'>
  customer: Customer
  ask: AskCall
}
