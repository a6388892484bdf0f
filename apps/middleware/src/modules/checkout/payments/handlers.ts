import type { Handlers } from '@tessera/server/call'
import type { Visitor } from '../../../kit/visitor.ts'
import { cardEntryHandler } from './card-entry-handler.ts'
import { requestIdHandler, tokenizeHandler } from './card-handlers.ts'
import { authorizeHandler, initiateHandler } from './hold-handlers.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { accountStatusHandler, detailsHandler, optionsHandler } from './status-handlers.ts'

/** All calls about payments and payment methods. */
export const paymentHandlers = (needs: PaymentNeeds): Handlers<Visitor> => ({
  ...initiateHandler(needs),
  ...requestIdHandler(needs),
  ...tokenizeHandler(needs),
  ...cardEntryHandler(needs),
  ...authorizeHandler(needs),
  ...detailsHandler(needs),
  ...accountStatusHandler(needs),
  ...optionsHandler(needs),
})
