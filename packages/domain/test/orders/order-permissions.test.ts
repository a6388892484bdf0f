import { mayCreateOrder } from '@tessera/domain/orders/order-permissions'
import { expect, test } from 'vitest'

const caller = (userType: 'admin' | 'buyer' | 'supplier') => ({ userType, companyID: 'own' })

test('an order is created on the caller’s side of its direction', () => {
  expect(mayCreateOrder(caller('buyer'), 'incoming', undefined)).toBe(false)
  expect(mayCreateOrder(caller('admin'), 'outgoing', undefined)).toBe(false)
  expect(mayCreateOrder(caller('supplier'), 'outgoing', 'own')).toBe(false)
  expect(mayCreateOrder(caller('buyer'), 'outgoing', 'mill')).toBe(true)
  expect(mayCreateOrder(caller('admin'), 'incoming', 'mill')).toBe(true)
  for (const type of ['buyer', 'admin'] as const) expect(mayCreateOrder(caller(type), 'all', undefined)).toBe(true)
})

test('a supplier creates orders to itself only', () => {
  expect(mayCreateOrder(caller('supplier'), 'incoming', undefined)).toBe(false)
  expect(mayCreateOrder(caller('supplier'), 'incoming', 'other')).toBe(false)
  expect(mayCreateOrder(caller('supplier'), 'incoming', 'own')).toBe(true)
})
