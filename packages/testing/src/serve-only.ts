import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import type { Visitor } from '@tessera/middleware/kit/visitor'
import type { Handlers } from '@tessera/server/call'

/** A part of the shop's API: only the operations of these handlers. */
export const serveOnly = (
  handlers: Handlers<Visitor>,
): { handlers: Handlers<Visitor>; operations: readonly ShopOperation[] } => ({
  handlers,
  operations: shopOperations.filter(({ id }) => handlers[id]),
})
