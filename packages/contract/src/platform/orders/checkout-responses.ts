import {
  embed,
  flag,
  id,
  listOf,
  maybeFlag,
  money,
  ref,
  required,
  sum,
  tally,
  text,
  whole,
  xp,
} from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { parcel } from '../catalog/parcel.ts'

/** The result of a call to an external service. */
const outcome = {
  HttpStatusCode: whole(),
  UnhandledErrorBody: text(),
  xp: xp(),
  Succeeded: flag(),
}

export const ShipMethod = model('ShipMethod', {
  ID: id(),
  Name: text(),
  Cost: sum(),
  EstimatedTransitDays: tally(),
  xp: xp(),
})

export const ShipEstimateItem = model('ShipEstimateItem', {
  LineItemID: ref('LineItems'),
  Quantity: tally(),
})

export const ShipEstimate = model('ShipEstimate', {
  ID: id(),
  xp: xp(),
  SelectedShipMethodID: text(),
  ShipEstimateItems: listOf(ShipEstimateItem),
  ShipMethods: listOf(ShipMethod),
})

export const ShipEstimateResponse = model('ShipEstimateResponse', { ShipEstimates: listOf(ShipEstimate), ...outcome })

export const AdHocProduct = model('AdHocProduct', {
  ID: id(),
  Name: required(text(100)),
  Description: text(2000),
  QuantityMultiplier: whole({ default: 1 }),
  ...parcel,
  DefaultSupplierID: ref('Suppliers'),
  Returnable: flag(),
  xp: xp(),
})

export const PromotionOverride = model('PromotionOverride', {
  PromotionID: ref('Promotions'),
  Amount: sum(),
})

export const LineItemOverride = model('LineItemOverride', {
  LineItemID: ref('LineItems'),
  UnitPrice: money(),
  Product: embed(AdHocProduct),
  PromotionOverrides: listOf(PromotionOverride),
  InventoryRecordID: ref('InventoryRecords'),
  Remove: maybeFlag(),
})

export const OrderCalculateResponse = model('OrderCalculateResponse', {
  LineItemOverrides: listOf(LineItemOverride),
  ShippingTotal: money(),
  TaxTotal: money(),
  FeeTotal: money(),
  ...outcome,
})

export const OrderSubmitResponse = model('OrderSubmitResponse', outcome)
export const OrderSubmitForApprovalResponse = model('OrderSubmitForApprovalResponse', outcome)
export const OrderApprovedResponse = model('OrderApprovedResponse', outcome)
export const SubscriptionIntegrationResponse = model('SubscriptionIntegrationResponse', outcome)

/** The answer of the add-to-cart event: no product means that there is none. */
export const AddToCartResponse = model('AddToCartResponse', {
  Product: embed(AdHocProduct),
  UnitPrice: money({ min: 0, max: 1_000_000_000 }),
})
