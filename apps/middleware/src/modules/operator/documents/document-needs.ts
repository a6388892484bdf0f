import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { ShopCall } from '../../../kit/http/handle.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import type { SalesNeeds } from '../../orders/order-needs.ts'
import type { AskCall } from './ask-call.ts'
import type { ReadPicture } from './sheet-pictures.ts'

export interface DocumentNeeds extends Pick<SalesNeeds, 'catalogue'> {
  database: Database
  /** Reads the pictures in documents, if there are any. */
  readPicture?: ReadPicture | undefined
  /** Every handler of the API, looked up on use. */
  handlers: () => Handlers<Visitor>
}

/** Everything that drawing one download needs. */
export interface Drawing extends Pick<DocumentNeeds, 'database' | 'catalogue' | 'readPicture'> {
  call: Omit<ShopCall<never>, 'body'>
  customer: Customer
  ask: AskCall
}
