import { takeCartSteps } from './cart-steps/operations.ts'
import { findStanding, payOrder } from './order-standing/operations.ts'

/** Beside the public table: what the shop asks in one call that would be several there (decision 0043). */
export const ownOperations = [takeCartSteps, findStanding, payOrder]
