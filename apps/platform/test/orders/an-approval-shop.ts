import { sql } from '@tessera/server/sql'
import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { type WireCall, type WireReply, wireInto } from '@tessera/testing/wire'

export interface TestPerson {
  id: string
  call: WireCall
  /** Answers to an order that waits. */
  approve(orderID: unknown, body?: object): Promise<WireReply>
  decline(orderID: unknown, body?: object): Promise<WireReply>
}

export interface ApprovalShop extends TestShop {
  call: WireCall
  customer: WireCall
  /** A shopper of the buyer `b` in these groups, which are created on first use. */
  person(...groups: string[]): Promise<TestPerson>
  join(userID: string, group: string): Promise<void>
  rule(id: string, group: string, expression: string): Promise<void>
  /** The customer's cart with this many units of the product `tile` at $10, submitted. */
  submit(quantity: number, by?: WireCall): Promise<WireReply>
}

export async function anApprovalShop(platform: TestPlatform): Promise<ApprovalShop> {
  const shop = await createTestShop(platform)
  const call = wireInto(platform.app, shop.adminToken)
  const customer = wireInto(platform.app, shop.buyerToken)
  await shop.product('tile', 10, 100)
  const groups = new Set<string>()
  const join = async (userID: string, group: string) => {
    if (!groups.has(group)) await shop.admin.UserGroups.Create('b', { ID: group, Name: group })
    groups.add(group)
    await shop.admin.UserGroups.SaveUserAssignment('b', { UserID: userID, UserGroupID: group })
  }
  const person = async (...of: string[]) => {
    const token = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['Shopper'] })
    const own = wireInto(platform.app, token)
    const id = String((await own('GET', '/me')).body.ID)
    for (const group of of) await join(id, group)
    return {
      id,
      call: own,
      approve: (orderID: unknown, body = {}) => own('POST', `/orders/Outgoing/${orderID}/approve`, body),
      decline: (orderID: unknown, body = {}) => own('POST', `/orders/Outgoing/${orderID}/decline`, body),
    }
  }
  const rule = async (id: string, group: string, expression: string) => {
    await shop.admin.ApprovalRules.Create('b', { ID: id, ApprovingGroupID: group, RuleExpression: expression })
  }
  const submit = async (quantity: number, by = customer) => {
    await by('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: quantity })
    return by('POST', '/cart/submit')
  }
  return { ...shop, call, customer, person, join, rule, submit }
}

export const stockOf = async (platform: TestPlatform, { id }: TestShop): Promise<number | undefined> =>
  (
    await platform.database.find<{ left: number }>(
      sql`select inventory_quantity_available as left from products where marketplace_id = ${id} and id = 'tile'`,
    )
  )?.left
