import { getOperation } from '@tessera/contract/platform/get-operation'
import { operations } from '@tessera/contract/platform/operations'
import { recordPath } from '@tessera/domain/changes/record-path'
import { expect, test } from 'vitest'

const path = (id: string, params: Record<string, string> = {}, body: object = {}, replyID: string | null = null) =>
  recordPath({ operation: getOperation(id), params, body: { ...body }, replyID })

test('carts and what people keep for themselves have no address, and a submitted cart is an order', () => {
  expect(path('Cart.CreateLineItem', {}, {}, 'l')).toBeNull()
  expect(path('Me.CreateAddress', {}, {}, 'a')).toBeNull()
  expect(path('Cart.Submit', {}, {}, 'o')).toBe('orders/o')
})

test('a record has one address, whatever is done to it', () => {
  expect(path('CostCenters.Create', { buyerID: 'b' }, {}, 'c')).toBe('buyers/b/costcenters/c')
  for (const id of ['CostCenters.Save', 'CostCenters.Patch', 'CostCenters.Delete'])
    expect(path(id, { buyerID: 'b', costCenterID: 'c' }, {}, 'c')).toBe('buyers/b/costcenters/c')
})

test('an action is about the record before it, and an order has the same address from both sides', () => {
  expect(path('Orders.Submit', { direction: 'Outgoing', orderID: 'o' }, {}, 'o')).toBe('orders/o')
  expect(path('Orders.Ship', { direction: 'Incoming', orderID: 'o' }, {}, 'o')).toBe('orders/o')
  expect(path('Products.GenerateVariants', { productID: 'p' })).toBe('products/p')
})

test('an assignment has the same address when it is saved and when it is deleted', () => {
  const saved = path('Products.SaveAssignment', {}, { ProductID: 'p', BuyerID: 'b', PriceScheduleID: 's' })
  expect(saved).toBe('products/p/assignments/b')
  expect(path('Products.DeleteAssignment', { productID: 'p', buyerID: 'b' })).toBe(saved)
})

test('settings are their own address', () => {
  expect(path('ProductSynchronization.Save')).toBe('integrations/productsync')
})

test('no write of the table has an address with a gap', () => {
  const values = new Proxy({}, { get: (_, name) => `the-${String(name)}` }) as Record<string, string>
  for (const operation of operations.filter(({ verb, open }) => verb !== 'GET' && !open)) {
    const fields = operation.body ? Object.keys(operation.body.properties) : []
    const body = Object.fromEntries(fields.map((name) => [name, `the-${name}`]))
    const params = Object.fromEntries(
      [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, values[name]]),
    )
    const found = recordPath({ operation, params: params as Record<string, string>, body, replyID: 'r' })
    if (found !== null) expect(found, operation.id).toMatch(/^[\w-]+(\/[\w-]+)*$/)
  }
})
