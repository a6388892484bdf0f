import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { ShopCall } from '../../../kit/http/handle.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import type { OperationCaller } from './operation-caller.ts'
import type { ReadPicture } from './read-document-pictures.ts'

export interface DocumentNeeds extends Pick<SalesNeeds, 'catalog'> {
  database: Database
  /** Reads the pictures in documents, if there are any. */
  readPicture?: ReadPicture | undefined
  /** Every handler of the API, looked up on use. */
  handlers: () => Handlers<Visitor>
}

/** Everything that drawing one download needs. */
export interface DocumentContext extends Pick<DocumentNeeds, 'database' | 'catalog' | 'readPicture'> {
  call: Omit<ShopCall<never>, 'body'>
  customer: Customer
  ask: OperationCaller
}
