import { addressCalls } from './address/operations.ts'
import { approvalCalls } from './approvals/operations.ts'
import { authCalls } from './auth/operations.ts'
import { billingCalls } from './billing/operations.ts'
import { cartCalls } from './cart/operations.ts'
import { clientBrandCalls } from './client-brand/operations.ts'
import { consoleCalls } from './console/operations.ts'
import { documentCalls } from './documents/operations.ts'
import { emailSettingsCalls } from './email-settings/operations.ts'
import { favoriteCalls } from './favorites/operations.ts'
import { formCalls } from './forms/operations.ts'
import type { ShopOperation } from './kit.ts'
import { layoutCalls } from './layouts/operations.ts'
import { listCalls } from './lists/operations.ts'
import { actingCalls } from './operator/acting-operations.ts'
import { contentCalls } from './operator/content-operations.ts'
import { counterCalls } from './operator/counter-operations.ts'
import { customerEmailCalls } from './operator/customer-email-operations.ts'
import { emailCalls } from './operator/email-operations.ts'
import { figureCalls } from './operator/figure-operations.ts'
import { forwardedCalls } from './operator/forwarded-operations.ts'
import { healthCalls } from './operator/health-operations.ts'
import { merchantCalls } from './operator/merchant-operations.ts'
import { moneyCalls } from './operator/money-operations.ts'
import { noteCalls } from './operator/note-operations.ts'
import { observedCalls } from './operator/observed-operations.ts'
import { operatorCalls } from './operator/operations.ts'
import { personCalls } from './operator/person-operations.ts'
import { pickingCalls } from './operator/picking-operations.ts'
import { pictureCalls } from './operator/picture-operations.ts'
import { priceGroupCalls } from './operator/price-group-operations.ts'
import { proRequestCalls } from './operator/pro-operations.ts'
import { staffReturnCalls } from './operator/return-operations.ts'
import { serviceCalls } from './operator/service-operations.ts'
import { staffStockCalls } from './operator/stock-operations.ts'
import { vendorCalls } from './operator/vendor-operations.ts'
import { orderChangeCalls } from './order-changes/operations.ts'
import { orderStatusCalls } from './order-status/operations.ts'
import { orderSummaryCalls } from './order-summary/operations.ts'
import { orderCalls } from './orders/operations.ts'
import { payLinkCalls } from './pay-links/operations.ts'
import { paymentCalls } from './payments/operations.ts'
import { photoCalls } from './photos/operations.ts'
import { productCalls } from './products/operations.ts'
import { projectCalls } from './projects/operations.ts'
import { proposalCalls } from './proposals/operations.ts'
import { quoteCalls } from './quotes/operations.ts'
import { returnCalls } from './returns/operations.ts'
import { reviewCalls } from './reviews/operations.ts'
import { rewardCalls } from './rewards/operations.ts'
import { savedCardCalls } from './saved-cards/operations.ts'
import { searchCalls } from './search/operations.ts'
import { sheetCalls } from './selection-sheets/operations.ts'
import { sessionCalls } from './session/operations.ts'
import { siteCalls } from './site/operations.ts'
import { stockAlertCalls } from './stock-alerts/operations.ts'
import { storeCalls } from './stores/operations.ts'
import { userCalls } from './users/operations.ts'

/** The shop's own API, one row per call, by feature. Calls beyond the specification are marked as additions. */
export const shopOperations: readonly ShopOperation[] = [
  siteCalls,
  addressCalls,
  authCalls,
  cartCalls,
  formCalls,
  orderCalls,
  orderChangeCalls,
  approvalCalls,
  returnCalls,
  rewardCalls,
  billingCalls,
  documentCalls,
  listCalls,
  quoteCalls,
  sheetCalls,
  projectCalls,
  layoutCalls,
  proposalCalls,
  clientBrandCalls,
  orderStatusCalls,
  orderSummaryCalls,
  paymentCalls,
  savedCardCalls,
  productCalls,
  searchCalls,
  favoriteCalls,
  reviewCalls,
  stockAlertCalls,
  storeCalls,
  userCalls,
  emailSettingsCalls,
  photoCalls,
  sessionCalls,
  operatorCalls,
  pickingCalls,
  counterCalls,
  payLinkCalls,
  moneyCalls,
  serviceCalls,
  contentCalls,
  pictureCalls,
  forwardedCalls,
  noteCalls,
  healthCalls,
  emailCalls,
  observedCalls,
  vendorCalls,
  personCalls,
  actingCalls,
  merchantCalls,
  priceGroupCalls,
  customerEmailCalls,
  staffReturnCalls,
  proRequestCalls,
  figureCalls,
  staffStockCalls,
  consoleCalls,
].flatMap((calls) => Object.values<ShopOperation>(calls))
