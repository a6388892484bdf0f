import { action } from '../../kit/action.ts'
import { readRoles } from '../../kit/operation.ts'
import { Address } from '../companies/addresses.ts'
import { User } from '../identity/users.ts'
import { OrderApproval, OrderApprovalInfo } from './approvals.ts'
import { EligiblePromotion, OrderPromotion, RefreshPromosResponse } from './order-promotions.ts'
import { Order, OrderSplitResult, orders } from './orders.ts'
import { Shipment } from './shipments.ts'

const order = orders.path
/** Status changes, for roles that may write the order. */
const step = { verb: 'POST', roles: orders.roles.write } as const
const list = { verb: 'GET', roles: readRoles(orders.roles), list: 'full' } as const

const life = [
  action({
    id: 'Orders.List',
    verb: 'GET',
    path: '/orders/:direction',
    roles: ['OrderAdmin', 'OrderReader'],
    query: ['buyerID', 'supplierID', 'from', 'to', 'searchType'],
    list: 'full',
    reply: Order,
    summary: 'List orders.',
  }),
  action({
    ...step,
    id: 'Orders.Validate',
    path: `${order}/validate`,
    roles: readRoles(orders.roles),
    summary: 'Run submit checks without submitting.',
  }),
  action({
    ...step,
    id: 'Orders.Submit',
    path: `${order}/submit`,
    reply: Order,
    summary: 'Place the order; may park it for approval.',
  }),
  action({
    ...step,
    id: 'Orders.Approve',
    path: `${order}/approve`,
    body: OrderApprovalInfo,
    reply: Order,
    summary: "Record the caller's approval of a waiting order.",
  }),
  action({
    ...step,
    id: 'Orders.Decline',
    path: `${order}/decline`,
    body: OrderApprovalInfo,
    reply: Order,
    summary: 'Refuse a waiting order, optionally reopening it for changes.',
  }),
  action({
    ...list,
    id: 'Orders.ListApprovals',
    path: `${order}/approvals`,
    reply: OrderApproval,
    summary: 'List approval records of the order.',
  }),
  action({
    ...list,
    id: 'Orders.ListEligibleApprovers',
    path: `${order}/eligibleapprovers`,
    reply: User,
    summary: 'List users who may still approve.',
  }),
  action({
    ...step,
    id: 'Orders.Cancel',
    path: `${order}/cancel`,
    reply: Order,
    summary: 'Cancel an order for good.',
  }),
]

const fulfilment = [
  action({
    ...step,
    id: 'Orders.Split',
    path: `${order}/split`,
    roles: ['OrderAdmin'],
    reply: OrderSplitResult,
    status: 200,
    summary: 'Create unsent supplier orders from an incoming order.',
  }),
  action({
    ...step,
    id: 'Orders.Forward',
    path: `${order}/forward`,
    roles: ['OrderAdmin'],
    reply: OrderSplitResult,
    status: 200,
    summary: 'Create and submit supplier orders from an incoming order.',
  }),
  action({
    ...step,
    id: 'Orders.Ship',
    path: `${order}/ship`,
    roles: ['OrderAdmin', 'ShipmentAdmin'],
    body: Shipment,
    reply: Order,
    summary: 'Ship every line in one new shipment.',
  }),
  action({
    ...list,
    id: 'Orders.ListShipments',
    path: `${order}/shipments`,
    roles: ['OrderAdmin', 'ShipmentReader'],
    reply: Shipment,
    summary: 'List shipments touching the order.',
  }),
  action({
    ...step,
    id: 'Orders.Complete',
    path: `${order}/complete`,
    roles: ['OrderAdmin'],
    reply: Order,
    summary: 'Force an open order to Completed without shipments.',
  }),
]

const billTo = { path: `${order}/billto`, roles: orders.roles.write, body: Address, reply: Order } as const
const shipTo = { ...billTo, path: `${order}/shipto` } as const

const parties = [
  action({
    ...billTo,
    id: 'Orders.SetBillingAddress',
    verb: 'PUT',
    summary: 'Write a one-time billing address on the order.',
  }),
  action({
    ...billTo,
    id: 'Orders.PatchBillingAddress',
    verb: 'PATCH',
    summary: 'Change parts of the one-time billing address.',
  }),
  action({
    ...shipTo,
    id: 'Orders.SetShippingAddress',
    verb: 'PUT',
    summary: 'Write a one-time shipping address for all lines.',
  }),
  action({
    ...shipTo,
    id: 'Orders.PatchShippingAddress',
    verb: 'PATCH',
    summary: 'Change parts of the one-time shipping address.',
  }),
  action({
    id: 'Orders.PatchFromUser',
    verb: 'PATCH',
    path: `${order}/fromuser`,
    roles: orders.roles.write,
    body: User,
    reply: Order,
    summary: 'Set guest name and email on the order.',
  }),
]

const promotions = [
  action({
    ...list,
    id: 'Orders.ListPromotions',
    path: `${order}/promotions`,
    reply: OrderPromotion,
    summary: 'List promotions applied to the order.',
  }),
  action({
    ...list,
    id: 'Orders.ListEligiblePromotions',
    path: `${order}/eligiblepromotions`,
    reply: EligiblePromotion,
    summary: 'List promotions the order currently qualifies for.',
  }),
  action({
    ...step,
    id: 'Orders.AddPromotion',
    path: `${order}/promotions/:promoCode`,
    reply: OrderPromotion,
    summary: 'Apply a promotion by its code.',
  }),
  action({
    id: 'Orders.RemovePromotion',
    verb: 'DELETE',
    path: `${order}/promotions/:promoCode`,
    roles: orders.roles.write,
    reply: Order,
    status: 200,
    summary: 'Remove an applied promotion by its code.',
  }),
  action({
    ...step,
    id: 'Orders.ApplyPromotions',
    path: `${order}/applypromotions`,
    reply: Order,
    status: 200,
    summary: 'Apply all eligible auto-apply promotions.',
  }),
  action({
    ...step,
    id: 'Orders.RefreshPromotions',
    path: `${order}/refreshpromotions`,
    reply: RefreshPromosResponse,
    status: 200,
    summary: 'Recalculate, drop invalid and auto-add promotions.',
  }),
]

export const ordersActions = [...life, ...fulfilment, ...parties, ...promotions]
