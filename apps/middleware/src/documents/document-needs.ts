import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { ShopCall } from '../http/handle.ts'
import type { SalesNeeds } from '../sales/sales-needs.ts'
import type { Customer, Visitor } from '../visitor.ts'
import type { AskCall } from './ask-call.ts'

export interface DocumentNeeds extends Pick<SalesNeeds, 'catalogue'> {
  database: Database
  /** Every call of the shop, looked up when it is asked. */
  handlers: () => Handlers<Visitor>
}

/** One download, as whoever draws a document sees it. */
export interface Drawing extends Pick<DocumentNeeds, 'database' | 'catalogue'> {
  call: Omit<ShopCall<never>, 'body'>
  customer: Customer
  ask: AskCall
}
