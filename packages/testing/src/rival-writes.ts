import type { PlatformClient } from '@tessera/client/platform/types.gen'
import { expectAllSucceed } from './outcome.ts'
import type { WireCall, WireReply } from './wire.ts'

export interface RivalCart {
  wire: WireCall
  orderID: string
}

const address = { Street1: '1 Example Street', City: 'Town', State: 'TX', Zip: '75001', Country: 'US' }

/** Every kind of write on one cart: each is run concurrently with each, itself included. */
export const rivalWrites: Record<string, (subject: RivalCart) => Promise<WireReply>> = {
  'add a line': ({ wire }) => wire('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 3 }),
  'change a line': ({ wire }) => wire('PATCH', '/cart/lineitems/l1', { Quantity: 5 }),
  'replace a line': ({ wire }) => wire('PUT', '/cart/lineitems/l1', { ProductID: 'tile', Quantity: 2 }),
  'remove a line': ({ wire }) => wire('DELETE', '/cart/lineitems/l1'),
  'add a bundle': ({ wire }) => wire('POST', '/cart/bundles/set', { LineItems: [] }),
  'ship a line': ({ wire, orderID }) => wire('PUT', `/orders/Outgoing/${orderID}/lineitems/l2/shipto`, address),
  'change the cart': ({ wire }) => wire('PATCH', '/cart', { Comments: 'soon', xp: { a: 1 } }),
  'replace the cart': ({ wire }) => wire('PUT', '/cart', { Comments: 'now' }),
  'empty the cart': ({ wire }) => wire('DELETE', '/cart'),
  'bill to': ({ wire }) => wire('PUT', '/cart/billto', address),
  'ship to': ({ wire }) => wire('PUT', '/cart/shipto', address),
  'use a promotion': ({ wire }) => wire('POST', '/cart/promotions/MORE'),
  'take a promotion back': ({ wire }) => wire('DELETE', '/cart/promotions/TEN'),
  'apply promotions': ({ wire }) => wire('POST', '/cart/applypromotions'),
  'pay by order': ({ wire }) => wire('POST', '/cart/payments', { Type: 'PurchaseOrder', Amount: 1 }),
  submit: ({ wire }) => wire('POST', '/cart/submit'),
  'submit by its ID': ({ wire, orderID }) => wire('POST', `/orders/Outgoing/${orderID}/submit`),
  cancel: ({ wire, orderID }) => wire('POST', `/orders/Outgoing/${orderID}/cancel`),
}

/** A cart of two lines with a promotion, and an older cart. */
export async function createRivalCart(wire: WireCall): Promise<RivalCart> {
  await expectAllSucceed([wire('POST', '/orders/Outgoing', {})])
  const [made] = await expectAllSucceed([wire('POST', '/orders/Outgoing', {})])
  for (const id of ['l1', 'l2'])
    await expectAllSucceed([wire('PUT', `/cart/lineitems/${id}`, { ProductID: 'tile', Quantity: 1 })])
  await expectAllSucceed([wire('POST', '/cart/promotions/TEN')])
  return { wire, orderID: String(made?.body.ID) }
}

/** Creates a bundle and two promotions for the product `tile`, which is visible to all. */
export async function prepareRivals(admin: PlatformClient, catalogID: string): Promise<void> {
  await admin.Bundles.Create({ ID: 'set', Name: 'Set', Active: true })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'set', ProductID: 'tile', Required: true, DefaultQuantity: 1 })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: catalogID, BundleID: 'set' })
  for (const Code of ['TEN', 'MORE'])
    await admin.Promotions.Create({
      ID: Code,
      Code,
      EligibleExpression: 'true',
      ValueExpression: 'order.Subtotal * .1',
      AllowAllBuyers: true,
      CanCombine: true,
      Active: true,
    })
}
