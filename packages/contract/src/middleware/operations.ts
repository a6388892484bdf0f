import { addressCalls, addressMoreCalls } from './address.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './cart.ts'
import { cartMoreCalls } from './cart-more.ts'
import { favoriteCalls } from './favorites.ts'
import { genericCalls } from './generic.ts'
import type { ShopOperation } from './kit.ts'
import { layoutCalls } from './layouts.ts'
import { marketingCalls } from './marketing.ts'
import { myBillingCalls } from './my-account-billing.ts'
import { savedCardCalls } from './my-account-cards.ts'
import { myDocumentCalls } from './my-account-documents.ts'
import { savedFilterCalls } from './my-account-filters.ts'
import { orderChangeCalls } from './my-account-order-changes.ts'
import { myOrderCalls, ownOrderCalls } from './my-account-orders.ts'
import { planCalls } from './my-account-plans.ts'
import { returnCalls } from './my-account-returns.ts'
import { myRewardCalls, ownRewardCalls } from './my-account-rewards.ts'
import { operatorCalls } from './operator.ts'
import { orderSummaryCalls } from './order-summary.ts'
import { ownBillingCalls } from './own-billing.ts'
import { ownDataCalls } from './own-data.ts'
import { paymentCalls } from './payment.ts'
import { peopleCalls } from './people.ts'
import { photoCalls } from './photos.ts'
import { productCalls } from './product.ts'
import { productPageCalls } from './product-pages.ts'
import { projectCalls, projectMoreCalls } from './project.ts'
import { proposalCalls, proposalLinkCalls } from './proposals.ts'
import { quoteCalls } from './quotes.ts'
import { reviewCalls } from './reviews.ts'
import { searchCalls } from './search.ts'
import { sheetCalls, sheetLinkCalls } from './selection-sheets.ts'
import { sessionCalls } from './session.ts'
import { stockAlertCalls } from './stock-alerts.ts'
import { storeCalls, storePageCalls } from './stores.ts'
import { userCalls } from './user.ts'

/** The shop's own API, one row per call, in the order of the specification, then our additions. */
export const shopOperations: readonly ShopOperation[] = [
  genericCalls,
  addressCalls,
  authCalls,
  cartCalls,
  marketingCalls,
  myOrderCalls,
  myRewardCalls,
  myBillingCalls,
  myDocumentCalls,
  planCalls,
  orderSummaryCalls,
  paymentCalls,
  productCalls,
  projectCalls,
  storeCalls,
  userCalls,
  searchCalls,
  storePageCalls,
  productPageCalls,
  favoriteCalls,
  reviewCalls,
  stockAlertCalls,
  cartMoreCalls,
  sessionCalls,
  ownOrderCalls,
  orderChangeCalls,
  returnCalls,
  savedCardCalls,
  savedFilterCalls,
  ownBillingCalls,
  ownRewardCalls,
  projectMoreCalls,
  layoutCalls,
  quoteCalls,
  sheetCalls,
  sheetLinkCalls,
  proposalCalls,
  proposalLinkCalls,
  addressMoreCalls,
  peopleCalls,
  ownDataCalls,
  photoCalls,
  operatorCalls,
].flatMap((calls) => Object.values<ShopOperation>(calls))
