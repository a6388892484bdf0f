import type { PlatformHandlers } from '../actor.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { returnDecisionHandlers } from './decide-returns.ts'
import { returnListHandlers } from './list-returns.ts'
import { returnWriteHandlers } from './write-returns.ts'

/** These may call an external service, so they open their own transactions before and after the call. */
export const returnTransactions: readonly string[] = [
  'OrderReturns.Create',
  'OrderReturns.Save',
  'OrderReturns.Patch',
  'OrderReturns.DeleteItem',
  'OrderReturns.Submit',
]

export const orderReturnHandlers = (needs: CheckoutNeeds): PlatformHandlers => ({
  ...returnWriteHandlers(needs),
  ...returnDecisionHandlers(needs),
  ...returnListHandlers,
})
