import { expect, test } from 'vitest'
import { zero } from '../../src/money.ts'
import { renameLine, renamePayment } from '../../src/orders/rename-part.ts'
import { lineWith, sheetWith } from './samples.ts'

const payment = {
  id: 'p1',
  type: 'PurchaseOrder' as const,
  creditCardID: null,
  spendingAccountID: null,
  amount: null,
  accepted: true,
  orderReturnID: null,
  debited: zero,
}
const promotion = { promotionID: 'off', lineItemID: 'l1', amount: zero, amountOverridden: false }
const state = {
  ...sheetWith([lineWith({ id: 'l1', isBundle: true }), lineWith({ id: 'l2', bundleItemID: 'l1' })]),
  promotions: [promotion, { ...promotion, lineItemID: null }],
  payments: [payment, { ...payment, id: 'p2' }],
}

test('a line is renamed where promotions and the items of its bundle name it', () => {
  const { lines, promotions } = renameLine(state, 'l1', 'new')
  expect(lines.map(({ id, bundleItemID }) => [id, bundleItemID])).toEqual([
    ['new', null],
    ['l2', 'new'],
  ])
  expect(promotions.map(({ lineItemID }) => lineItemID)).toEqual(['new', null])
})

test('a payment is renamed alone', () => {
  expect(renamePayment(state, 'p1', 'new').payments.map(({ id }) => id)).toEqual(['new', 'p2'])
})
