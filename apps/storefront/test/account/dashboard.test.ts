import { describe, expect, test } from 'vitest'
import { defaultTab, findTab, visibleTabs } from '../../app/features/dashboard/dashboard-tabs.ts'
import { dueBuckets } from '../../app/features/dashboard/due-buckets.ts'
import type { AccountRights } from '../../app/shell/account/account-rights.ts'

const rights = (changes: Partial<AccountRights>): AccountRights => ({
  isPro: true,
  isNetPro: true,
  canBuy: true,
  seesAccount: true,
  seesBilling: true,
  canPay: true,
  seesRewards: true,
  canCreateUser: true,
  ...changes,
})
const counts = { orders: 2, quotes: 0, selectionSheets: undefined, due: 3 }
const labels = (who: AccountRights, overdue = 0) =>
  visibleTabs(who, 'orders', counts, overdue).map(({ label }) => label)

describe('the tabs of the dashboard', () => {
  test('have no billing tabs for users without billing rights', () => {
    expect(labels(rights({ seesBilling: false }))).toEqual(['Orders', 'Selection sheets', 'Quotes'])
  })

  test('start with due invoices for an overdue account on terms', () => {
    expect(defaultTab(rights({}), 3)).toBe('DUE')
    expect(labels(rights({}), 3)[0]).toBe('Due')
    expect(defaultTab(rights({}), 0)).toBe('orders')
    expect(defaultTab(rights({ isNetPro: false }), 3)).toBe('orders')
  })

  test('have the addresses the specification names', () => {
    expect(visibleTabs(rights({}), 'orders', counts, 0).map(({ href }) => href)).toEqual(
      ['orders', 'selectionSheets', 'quotes', 'billing', 'payment', 'STATUS_DUE', 'DUE'].map(
        (tab) => `/account?tab=${tab}`,
      ),
    )
    expect(findTab('due')).toBeUndefined()
    expect(findTab('DUE')).toBe('DUE')
  })
})

test('due invoices are counted as the filters count them: a week is part of its month', () => {
  const days = [
    { on: '2026-03-09', cents: 100, documents: 1 },
    { on: '2026-03-10', cents: 200, documents: 2 },
    { on: '2026-03-17', cents: 400, documents: 1 },
    { on: '2026-03-18', cents: 800, documents: 1 },
    { on: '2026-04-10', cents: 1600, documents: 1 },
  ]
  expect(dueBuckets(days, '2026-03-10').map(({ value, cents, documents }) => [value, cents, documents])).toEqual([
    ['overdue', 100, 1],
    ['due 7', 600, 3],
    ['due 30', 1400, 4],
    ['not due', 2800, 3],
  ])
})
