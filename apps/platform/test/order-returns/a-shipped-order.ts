import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { type WireCall, wireInto } from '@tessera/testing/wire'

export interface ShippedOrder {
  shop: TestShop
  /** The administrator. */
  call: WireCall
  customer: WireCall
  orderID: string
  lineID: string
  /** A seller user with these roles in this group. */
  staff(group: string, ...roles: string[]): Promise<{ id: string; call: WireCall }>
}

/** A shop with an order of six tiles at $10, paid, shipped and returnable. */
export async function aShippedOrder(platform: TestPlatform): Promise<ShippedOrder> {
  const shop = await createTestShop(platform)
  const call = wireInto(platform.app, shop.adminToken)
  const customer = wireInto(platform.app, shop.buyerToken)
  await shop.product('tile', 10)
  await shop.admin.Products.Patch('tile', { Returnable: true })
  const line = await customer('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 6 })
  await customer('POST', '/cart/payments', { Type: 'PurchaseOrder' })
  const { body } = await customer('POST', '/cart/submit')
  const shipped = await call('POST', `/orders/Incoming/${body.ID}/ship`, {})
  if (shipped.status >= 300) throw new Error(shipped.text)
  const groups = new Set<string>()
  const staff = async (group: string, ...roles: string[]) => {
    const token = await tokenWith(platform, shop, { roles: roles.length > 0 ? roles : ['OrderAdmin'] })
    const own = wireInto(platform.app, token)
    const id = String((await own('GET', '/me')).body.ID)
    if (!groups.has(group)) await shop.admin.AdminUserGroups.Create({ ID: group, Name: group })
    groups.add(group)
    await shop.admin.AdminUserGroups.SaveUserAssignment({ UserID: id, UserGroupID: group })
    return { id, call: own }
  }
  return { shop, call, customer, orderID: String(body.ID), lineID: String(line.body.ID), staff }
}
