import type { Operation } from '../../kit/operation.ts'
import { getLeanWorksheet, takeCartSteps } from './cart-steps.ts'
import { makeChanges } from './changes.ts'
import { getDelivery, listDeliveries, listDeliveryReceivers, resendDelivery, testDelivery } from './deliveries.ts'
import { listEvents, listOwnEvents, streamEvents } from './events.ts'
import { explainProduct } from './explain-product.ts'
import { listFirstPrices } from './first-prices.ts'
import { checkHealthRules, getHealth, retryHealthJob } from './health.ts'
import { inviteAdminUser } from './invite-admin-user.ts'
import { getMissingVariants } from './missing-variants.ts'
import { createNarrowedToken } from './narrowed-token.ts'
import { getPaymentStatus, getSubmission, payOrder, placeOrder, prepareOrder } from './order-payment.ts'
import { productFeed } from './product-feed.ts'
import { testApprovalRule, testPromotion } from './rule-tests.ts'
import { getStockCurve } from './stock-curve.ts'
import { listStockMovements } from './stock-movements.ts'
import { listStock } from './stock-places.ts'
import { listUnusedPriceSchedules } from './unused-price-schedules.ts'

/** Our own rows beside the public table: one call for the shop that would be several there (decision 0043). */
export const additions: readonly Operation[] = [
  takeCartSteps,
  getLeanWorksheet,
  getPaymentStatus,
  placeOrder,
  getSubmission,
  payOrder,
  prepareOrder,
  productFeed,
  listDeliveries,
  getDelivery,
  resendDelivery,
  listDeliveryReceivers,
  testDelivery,
  makeChanges,
  listEvents,
  listOwnEvents,
  streamEvents,
  listStockMovements,
  getStockCurve,
  listStock,
  explainProduct,
  getMissingVariants,
  listFirstPrices,
  listUnusedPriceSchedules,
  inviteAdminUser,
  createNarrowedToken,
  testPromotion,
  testApprovalRule,
  getHealth,
  retryHealthJob,
  checkHealthRules,
]
