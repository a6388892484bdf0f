import { makeChanges } from '@tessera/contract/platform/additions/changes'
import { placeOrder } from '@tessera/contract/platform/additions/order-payment'
import { operations } from '@tessera/contract/platform/operations'
import { orderAreaHandlers } from './handlers.ts'

/** IDs of the operations that change an order, so that its promotions must be priced again. */
export const orderWrites: readonly string[] = [
  ...operations.filter(({ id, verb }) => verb !== 'GET' && id in orderAreaHandlers).map(({ id }) => id),
  placeOrder.id,
  makeChanges.id,
]
