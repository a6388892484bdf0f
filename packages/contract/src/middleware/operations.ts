import { addressCalls } from './address.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './cart.ts'
import { genericCalls } from './generic.ts'
import type { ShopOperation } from './kit.ts'
import { marketingCalls } from './marketing.ts'
import { orderSummaryCalls } from './order-summary.ts'
import { paymentCalls } from './payment.ts'
import { productCalls } from './product.ts'
import { searchCalls } from './search.ts'
import { sessionCalls } from './session.ts'
import { storeCalls, storePageCalls } from './stores.ts'
import { userCalls } from './user.ts'

/** The shop's own API, one row per call, in the order of the specification; then ours. */
export const shopOperations: readonly ShopOperation[] = [
  genericCalls,
  addressCalls,
  authCalls,
  cartCalls,
  marketingCalls,
  orderSummaryCalls,
  paymentCalls,
  productCalls,
  storeCalls,
  userCalls,
  searchCalls,
  storePageCalls,
  sessionCalls,
].flatMap((calls) => Object.values<ShopOperation>(calls))
