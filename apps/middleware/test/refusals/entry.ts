import type { ShopOperation } from '@tessera/contract/middleware/kit'
import type { RefusalWorld } from './a-refusal-world.ts'
import type { Asked } from './asking.ts'
import type { People } from './the-people.ts'

/** What is asked; whoever the row is for asks unless told. */
export type Given = Pick<Asked, 'as' | 'query' | 'body'>

/** What the table cannot say of a row: a request that is right, and what is somebody else's. */
export interface Entry {
  right(world: RefusalWorld): Given | Promise<Given>
  /**
   * The same request twice: with what somebody else has, and with what nobody has. They are answered alike (ACC-2,
   * IDN-5). A sentence where the call names nothing that has an owner.
   */
  foreign: string | ((world: RefusalWorld) => Promise<[Given, Given]>)
}

export type Entries = Record<string, Entry>

export const everybodys = 'shows what is everybody’s'
export const own = 'names nothing: it is about the caller'

export const usualCaller = ({ access }: ShopOperation, { nobody, guest, ada, olga }: People) =>
  ({ anyone: nobody, visitor: guest, customer: ada.session, manager: ada.session, operator: olga })[access]
