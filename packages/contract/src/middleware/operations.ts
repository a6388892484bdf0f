import { addressBookCalls, addressCalls } from './address.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './cart.ts'
import { cartSharingCalls } from './cart-more.ts'
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
import { myOrderCalls, orderOverviewCalls } from './my-account-orders.ts'
import { planCalls } from './my-account-plans.ts'
import { returnCalls } from './my-account-returns.ts'
import { myRewardCalls, rewardRedemptionCalls } from './my-account-rewards.ts'
import { operatorCalls } from './operator.ts'
import { orderSummaryCalls } from './order-summary.ts'
import { billingDetailCalls } from './own-billing.ts'
import { emailSettingsCalls } from './own-data.ts'
import { paymentCalls } from './payment.ts'
import { peopleCalls } from './people.ts'
import { photoCalls } from './photos.ts'
import { productCalls } from './product.ts'
import { productPageCalls } from './product-pages.ts'
import { projectCalls, projectExtraCalls } from './project.ts'
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
  cartSharingCalls,
  sessionCalls,
  orderOverviewCalls,
  orderChangeCalls,
  returnCalls,
  savedCardCalls,
  savedFilterCalls,
  billingDetailCalls,
  rewardRedemptionCalls,
  projectExtraCalls,
  layoutCalls,
  quoteCalls,
  sheetCalls,
  sheetLinkCalls,
  proposalCalls,
  proposalLinkCalls,
  addressBookCalls,
  peopleCalls,
  emailSettingsCalls,
  photoCalls,
  operatorCalls,
].flatMap((calls) => Object.values<ShopOperation>(calls))
