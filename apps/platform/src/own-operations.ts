import type { Operation } from '@tessera/contract/kit/operation'
import { describedCartSteps, takeCartSteps } from './cart-steps/operations.ts'
import { findStanding, findSubmission, payOrder } from './order-standing/operations.ts'
import { productFeed } from './product-feed/operation.ts'

/** Beside the public table: what the shop asks in one call that would be several there (decision 0043). */
export const ownOperations: readonly Operation[] = [takeCartSteps, findStanding, findSubmission, payOrder]

/** All that is ours, as the reference and the OpenAPI document tell it. */
export const additions: readonly Operation[] = [describedCartSteps, findStanding, findSubmission, payOrder, productFeed]
