import { findViolations } from '@tessera/testing/invariants'
import { startPlatform } from '@tessera/testing/platform'
import { aShop } from '@tessera/testing/shop'
import type { Wire, WireReply } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { outcomeOf, shoppers, sure } from './shoppers.ts'

const platform = await startPlatform({}, 48)
const shop = await aShop(platform)
await prepareShop()

interface Subject {
  wire: Wire
  orderID: string
}

const address = { Street1: '1 Example Street', City: 'Town', State: 'TX', Zip: '75001', Country: 'US' }

/** Every kind of write on one cart: each is fired together with each, itself included. */
const writes: Record<string, (subject: Subject) => Promise<WireReply>> = {
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

/** A cart of two lines with a promotion, and an older one behind it. */
async function aSubject(wire: Wire): Promise<Subject> {
  await sure([wire('POST', '/orders/Outgoing', {})])
  const [made] = await sure([wire('POST', '/orders/Outgoing', {})])
  for (const id of ['l1', 'l2']) await sure([wire('PUT', `/cart/lineitems/${id}`, { ProductID: 'tile', Quantity: 1 })])
  await sure([wire('POST', '/cart/promotions/TEN')])
  return { wire, orderID: String(made?.body.ID) }
}

async function prepareShop(): Promise<void> {
  const { admin, product } = shop
  await product('tile', 9.99, 100_000)
  await admin.Bundles.Create({ ID: 'set', Name: 'Set', Active: true })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'set', ProductID: 'tile', Required: true, DefaultQuantity: 1 })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'set' })
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

test.each(Object.entries(writes))('%s works when nobody else writes', async (name, write) => {
  const [wire] = await shoppers(platform, shop, 1)
  const subject = wire && (await aSubject(wire))
  const reply = subject && (await write(subject))
  expect([name, reply?.status]).toEqual([name, expect.toBeOneOf([200, 201, 204])])
})

test('any two writes on one cart at once leave it in order, and fail nobody', async () => {
  const names = Object.keys(writes)
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))
  expect(pairs).toHaveLength(171)
  const wires = await shoppers(platform, shop, 8)
  const left = [...pairs.entries()]
  const failures: string[] = []
  await Promise.all(
    wires.map(async (wire) => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [, [one, other]] = next
        const subject = await aSubject(wire)
        const replies = await Promise.all([one, other].map((name) => writes[name]?.(subject)))
        const { other: bad } = outcomeOf(replies.filter((reply) => reply !== undefined))
        failures.push(...bad.map((text) => `${one} and ${other}: ${text}`))
      }
    }),
  )
  expect(failures).toEqual([])
  expect(await findViolations(platform.database)).toEqual([])
})
