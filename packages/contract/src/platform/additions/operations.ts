import type { Operation } from '../../kit/operation.ts'
import { getLeanWorksheet, takeCartSteps } from './cart-steps.ts'
import { getDelivery, listDeliveries, resendDelivery } from './deliveries.ts'
import { getPaymentStatus, getSubmission, payOrder, placeOrder } from './order-payment.ts'
import { productFeed } from './product-feed.ts'

/** Our own rows beside the public table: one call for the shop that would be several there (decision 0043). */
export const additions: readonly Operation[] = [
  takeCartSteps,
  getLeanWorksheet,
  getPaymentStatus,
  placeOrder,
  getSubmission,
  payOrder,
  productFeed,
  listDeliveries,
  getDelivery,
  resendDelivery,
]
