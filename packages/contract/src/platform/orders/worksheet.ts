import { embed, listOf, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import {
  OrderApprovedResponse,
  OrderCalculateResponse,
  OrderSubmitForApprovalResponse,
  OrderSubmitResponse,
  ShipEstimateResponse,
  SubscriptionIntegrationResponse,
} from './checkout-responses.ts'
import { LineItem } from './line-items.ts'
import { OrderPromotion } from './order-promotions.ts'
import { Order } from './orders.ts'
import { Subscription } from './subscriptions.ts'

/** The order with all checkout data. */
export const OrderWorksheet = model('OrderWorksheet', {
  Order: embed(Order),
  LineItems: listOf(LineItem),
  OrderPromotions: listOf(OrderPromotion),
  Subscription: embed(Subscription),
  ShipEstimateResponse: embed(ShipEstimateResponse),
  OrderCalculateResponse: embed(OrderCalculateResponse),
  OrderSubmitResponse: embed(OrderSubmitResponse),
  OrderSubmitForApprovalResponse: embed(OrderSubmitForApprovalResponse),
  OrderApprovedResponse: embed(OrderApprovedResponse),
  SubscriptionIntegrationResponse: embed(SubscriptionIntegrationResponse),
})

export const ShipMethodSelection = model('ShipMethodSelection', {
  ShipEstimateID: required(text()),
  ShipMethodID: required(text()),
})

export const OrderShipMethodSelection = model('OrderShipMethodSelection', {
  ShipMethodSelections: listOf(ShipMethodSelection),
})
