import type { ShopOperation } from '@tessera/contract/middleware/kit'
import type { RefusalWorld } from './a-refusal-world.ts'
import type { OperationRequest } from './send-request.ts'
import type { People } from './the-people.ts'

/** The request; sent by the operation's default caller unless `as` is set. */
export type EntryRequest = Pick<OperationRequest, 'as' | 'query' | 'body'>

/** Test data an operation's declaration lacks: a valid request and one for another owner's data. */
export interface Entry {
  right(world: RefusalWorld): EntryRequest | Promise<EntryRequest>
  /**
   * The same request twice: for another owner's data and for data that doesn't exist. Both get the same answer (ACC-2,
   * IDN-5). A sentence if the operation has no owned data.
   */
  foreign: string | ((world: RefusalWorld) => Promise<[EntryRequest, EntryRequest]>)
}

export type Entries = Record<string, Entry>

export const publicData = 'shows what is everybody’s'
export const callerOnly = 'names nothing: it is about the caller'

export const defaultCaller = ({ access }: ShopOperation, { nobody, guest, ada, olga }: People) =>
  ({ anyone: nobody, visitor: guest, customer: ada.session, manager: ada.session, operator: olga, staff: olga })[access]
