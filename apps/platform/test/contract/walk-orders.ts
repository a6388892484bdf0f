import type { JsonBody } from '@tessera/testing/wire'
import { place, type ShopWalk } from './walk-shop.ts'

const out = 'Outgoing'
const moved = '2026-05-01T00:00:00Z'
const transaction = { Type: 'Sale', DateExecuted: moved, Amount: 1, Succeeded: true }

/** A customer's order in all its parts, from the first line to the calculation. */
export async function fillOrder({ call, be }: ShopWalk): Promise<void> {
  be('customer')
  await call('Orders.Create', out, { ID: 'o1' })
  await call('Orders.Save', out, 'o1', { Comments: 'a' })
  await call('Orders.Patch', out, 'o1', { Comments: 'b' })
  await call('LineItems.Create', out, 'o1', { ID: 'l1', ProductID: 'tile', Quantity: 4 })
  await call('LineItems.Save', out, 'o1', 'l2', { ProductID: 'tile', Quantity: 1 })
  await call('LineItems.Patch', out, 'o1', 'l2', { Quantity: 2 })
  await call('LineItems.Delete', out, 'o1', 'l2')
  await call('LineItems.SetShippingAddress', out, 'o1', 'l1', place)
  await call('LineItems.PatchShippingAddress', out, 'o1', 'l1', { City: 'Plano' })
  const bundle = await call('BundleLineItems.Create', out, 'o1', 'kit', { LineItems: [] })
  await call('BundleLineItems.Delete', out, 'o1', 'kit', bundle.ID)
  for (const part of ['Shipping', 'Billing']) {
    await call(`Orders.Set${part}Address`, out, 'o1', place)
    await call(`Orders.Patch${part}Address`, out, 'o1', { City: 'Plano' })
  }
  await call('Orders.AddPromotion', out, 'o1', 'OFF')
  await call('Orders.RemovePromotion', out, 'o1', 'OFF')
  await call('Orders.ApplyPromotions', out, 'o1')
  await call('Orders.RefreshPromotions', out, 'o1')
  await call('Payments.Create', out, 'o1', { ID: 'p1', Type: 'PurchaseOrder', Amount: 1 })
  await call('Payments.Patch', out, 'o1', 'p1', { Description: 'x' })
  const { Transactions } = await call('Payments.CreateTransaction', out, 'o1', 'p1', transaction)
  await call('Payments.DeleteTransaction', out, 'o1', 'p1', idOf(Transactions))
  await call('Payments.Delete', out, 'o1', 'p1')
  await calculate(call, ['IntegrationEvents', 'SelectShipmethods'], out, 'o1')
  await call('Orders.Validate', out, 'o1')
}

const idOf = (list: unknown): unknown => (list as JsonBody[])[0]?.ID

async function calculate(call: ShopWalk['call'], [tag, select]: [string, string], ...at: string[]): Promise<void> {
  const { ShipEstimateResponse } = await call(`${tag}.EstimateShipping`, ...at)
  const { ShipEstimates } = ShipEstimateResponse as { ShipEstimates: { ID: string; ShipMethods: { ID: string }[] }[] }
  const ShipMethodSelections = ShipEstimates.map(({ ID, ShipMethods }) => ({
    ShipEstimateID: ID,
    ShipMethodID: ShipMethods[0]?.ID,
  }))
  await call(`${tag}.${select}`, ...at, { ShipMethodSelections })
  await call(`${tag}.Calculate`, ...at)
}

/** Orders wait, are approved, declined, canceled, split, forwarded, shipped, completed and deleted. */
export async function decideOrders(walk: ShopWalk): Promise<void> {
  const { call, be, shop, tokens } = walk
  be('admin')
  await call('UserGroups.Create', 'b', { ID: 'bosses', Name: 'Bosses' })
  const boss = (await shop.as(tokens.colleague).Me.Get()).ID
  await call('UserGroups.SaveUserAssignment', 'b', { UserGroupID: 'bosses', UserID: boss })
  const rule = { ID: 'any', ApprovingGroupID: 'bosses', RuleExpression: "order.Comments <> 'free'" }
  await call('ApprovalRules.Create', 'b', rule)
  be('customer')
  await call('Orders.Submit', out, 'o1')
  await placeOrder(walk, 'o2', 'asked')
  be('colleague')
  await call('Orders.Approve', out, 'o1', {})
  await call('Orders.Decline', out, 'o2', {})
  for (const id of ['o3', 'o4']) await placeOrder(walk, id, 'free')
  be('customer')
  await call('Orders.Create', out, { ID: 'o5' })
  await call('Orders.Delete', out, 'o5')
  be('admin')
  await call('Suppliers.Create', { ID: 'mill', Name: 'Mill', Active: true })
  await call('Products.SaveSupplier', 'tile', 'mill')
  await call('Orders.Split', 'Incoming', 'o1')
  await call('Orders.Forward', 'Incoming', 'o1')
  await call('Orders.Ship', 'Incoming', 'o1', { ID: 'all' })
  await call('Orders.Complete', 'Incoming', 'o3')
  await call('Orders.Cancel', 'Incoming', 'o4')
}

async function placeOrder({ call, be }: ShopWalk, id: string, Comments: string): Promise<void> {
  be('customer')
  await call('Orders.Create', out, { ID: id, Comments })
  await call('LineItems.Create', out, id, { ID: 'l1', ProductID: 'tile', Quantity: 4 })
  await call('Orders.Submit', out, id)
}

export async function shipAndReturn({ call, be, shop, tokens }: ShopWalk): Promise<void> {
  be('admin')
  await call('Shipments.Create', { ID: 's1' })
  await call('Shipments.Save', 's1', { Shipper: 'Carrier' })
  await call('Shipments.Patch', 's1', { TrackingNumber: '1' })
  await call('Shipments.SaveItem', 's1', { OrderID: 'o3', LineItemID: 'l1', QuantityShipped: 1 })
  await call('Shipments.SetShipFromAddress', 's1', place)
  await call('Shipments.SetShipToAddress', 's1', place)
  await call('Shipments.DeleteItem', 's1', 'o3', 'l1')
  await call('Shipments.Delete', 's1')
  await call('AdminUserGroups.Create', { ID: 'clerks', Name: 'Clerks' })
  const clerk = (await shop.as(tokens.staff).Me.Get()).ID
  await call('AdminUserGroups.SaveUserAssignment', { UserGroupID: 'clerks', UserID: clerk })
  await call('SellerApprovalRules.Create', {
    ID: 'paid',
    ApprovalType: 'OrderReturn',
    ApprovingGroupID: 'clerks',
    RuleExpression: 'orderreturn.RefundAmount > 0',
  })
  const item = (RefundAmount: number) => ({ LineItemID: 'l1', Quantity: 1, RefundAmount })
  const back = (ID: string, amount: number) => ({ ID, OrderID: 'o1', ItemsToReturn: [item(amount)] })
  for (const id of ['r1', 'r2', 'r4']) await call('OrderReturns.Create', back(id, 5))
  await call('OrderReturns.Save', 'r3', back('r3', 0))
  await call('OrderReturns.Patch', 'r1', { Comments: 'Cracked' })
  await call('OrderReturns.DeleteItem', 'r4', 'l1')
  await call('OrderReturns.Delete', 'r4')
  for (const id of ['r1', 'r2', 'r3']) await call('OrderReturns.Submit', id)
  be('staff')
  await call('OrderReturns.Approve', 'r1', {})
  await call('OrderReturns.Decline', 'r2', {})
  await call('OrderReturns.Complete', 'r1')
  await call('OrderReturns.Cancel', 'r3')
}

export async function walkCart({ call, be }: ShopWalk): Promise<void> {
  be('customer')
  await call('Cart.Save', { Comments: 'free' })
  await call('Cart.Patch', { Comments: 'free' })
  await call('Cart.CreateLineItem', { ID: 'c1', ProductID: 'tile', Quantity: 1 })
  await call('Cart.SaveLineItem', 'c2', { ProductID: 'tile', Quantity: 1 })
  await call('Cart.PatchLineItem', 'c2', { Quantity: 2 })
  await call('Cart.DeleteLineItem', 'c2')
  const bundle = await call('Cart.CreateBundleItem', 'kit', { LineItems: [] })
  await call('Cart.DeleteBundleItem', 'kit', bundle.ID)
  for (const part of ['Shipping', 'Billing']) {
    await call(`Cart.Set${part}Address`, place)
    await call(`Cart.Patch${part}Address`, { City: 'Plano' })
  }
  await call('Cart.AddPromotion', 'OFF')
  await call('Cart.DeletePromotion', 'OFF')
  await call('Cart.ApplyPromotions')
  await call('Cart.RefreshPromotions')
  await call('Cart.CreatePayment', { ID: 'cp', Type: 'PurchaseOrder', Amount: 1 })
  await call('Cart.PatchPayment', 'cp', { Description: 'x' })
  const { Transactions } = await call('Cart.CreatePaymentTransaction', 'cp', transaction)
  await call('Cart.DeletePaymentTransaction', 'cp', idOf(Transactions))
  await call('Cart.DeletePayment', 'cp')
  await calculate(call, ['Cart', 'SelectShipMethods'])
  await call('Cart.Validate')
  await call('Cart.Submit')
  await call('Orders.Create', out, { ID: 'again' })
  await call('Cart.SetActiveCart', 'again')
  await call('Cart.Delete')
}
