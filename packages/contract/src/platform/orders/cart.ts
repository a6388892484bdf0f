import { action } from '../../kit/action.ts'
import type { Operation } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'
import { integrationEventsActions } from '../integrations/integration-events.ts'
import { bundleLineItemsActions } from './line-items.ts'
import { ordersActions } from './order-actions.ts'
import { lineItems } from './order-lines.ts'
import { Order, orders } from './orders.ts'
import { payments, paymentsActions } from './payments.ts'

/** /cart is the caller's open order under another path: the same rows, for buyers only. */
const cart = { tag: 'Cart', roles: { read: [], write: ['Shopper'] }, callers: ['buyer'] } as const
const toCart = (path: string) => path.replace(orders.path, '/cart')

export const cartLineItems = resource({
  ...lineItems,
  ...cart,
  path: toCart(lineItems.path),
  named: { many: 'LineItems', one: 'LineItem' },
})

export const cartPayments = resource({
  ...payments,
  ...cart,
  path: toCart(payments.path),
  named: { many: 'Payments', one: 'Payment' },
})

const orderRows = [...ordersActions, ...bundleLineItemsActions, ...paymentsActions, ...integrationEventsActions]

/** Cart methods by the order row they mirror. */
const twins = {
  ApplyPromotions: 'Orders.ApplyPromotions',
  SetBillingAddress: 'Orders.SetBillingAddress',
  PatchBillingAddress: 'Orders.PatchBillingAddress',
  CreateBundleItem: 'BundleLineItems.Create',
  DeleteBundleItem: 'BundleLineItems.Delete',
  Calculate: 'IntegrationEvents.Calculate',
  ListEligiblePromotions: 'Orders.ListEligiblePromotions',
  EstimateShipping: 'IntegrationEvents.EstimateShipping',
  PatchFromUser: 'Orders.PatchFromUser',
  CreatePaymentTransaction: 'Payments.CreateTransaction',
  DeletePaymentTransaction: 'Payments.DeleteTransaction',
  ListPromotions: 'Orders.ListPromotions',
  AddPromotion: 'Orders.AddPromotion',
  RefreshPromotions: 'Orders.RefreshPromotions',
  SelectShipMethods: 'IntegrationEvents.SelectShipmethods',
  SetShippingAddress: 'Orders.SetShippingAddress',
  PatchShippingAddress: 'Orders.PatchShippingAddress',
  Submit: 'Orders.Submit',
  Validate: 'Orders.Validate',
  GetOrderWorksheet: 'IntegrationEvents.GetWorksheet',
} as const satisfies Record<string, (typeof orderRows)[number]['id']>

const twinOf = (row: Operation, name: string): Operation => ({
  ...row,
  id: `Cart.${name}`,
  tag: cart.tag,
  name,
  path: toCart(row.path),
  roles: row.roles.includes('Shopper') ? cart.roles.write : row.roles,
  callers: cart.callers,
})

const cartAction = { path: '/cart', roles: cart.roles.write, callers: cart.callers } as const

export const cartActions: readonly Operation[] = [
  action({
    ...cartAction,
    id: 'Cart.Get',
    verb: 'GET',
    reply: Order,
    summary: 'Read the cart; its ID is null when none exists.',
  }),
  action({
    ...cartAction,
    id: 'Cart.Save',
    verb: 'PUT',
    body: Order,
    reply: Order,
    summary: 'Create or replace the cart.',
  }),
  action({
    ...cartAction,
    id: 'Cart.Patch',
    verb: 'PATCH',
    body: Order,
    reply: Order,
    summary: 'Change some fields of the cart.',
  }),
  action({ ...cartAction, id: 'Cart.Delete', verb: 'DELETE', summary: 'Delete the cart.' }),
  action({
    ...cartAction,
    id: 'Cart.SetActiveCart',
    verb: 'PUT',
    path: '/cart/:orderID',
    summary: 'Make an existing unsubmitted order the cart.',
  }),
  // not mirrored: the order's row returns the order, this one nothing
  action({
    ...cartAction,
    id: 'Cart.DeletePromotion',
    verb: 'DELETE',
    path: '/cart/promotions/:promoCode',
    summary: 'Remove a promotion code from the cart.',
  }),
  ...Object.entries(twins).flatMap(([name, id]) =>
    orderRows.filter((row) => row.id === id).map((row) => twinOf(row, name)),
  ),
]
