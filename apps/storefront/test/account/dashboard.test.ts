import { describe, expect, test } from 'vitest'
import { alertsOf } from '../../app/features/dashboard/alerts.ts'
import { defaultTab, findTab, visibleTabs } from '../../app/features/dashboard/dashboard-tabs.ts'
import { dueBuckets } from '../../app/features/dashboard/due-buckets.ts'
import { foldEarlierDays } from '../../app/features/dashboard/fold-earlier-days.ts'
import type { DashboardCardData } from '../../app/features/dashboard/load-dashboard.server.ts'
import type { AccountRights } from '../../app/shell/account/account-rights.ts'

const rights = (changes: Partial<AccountRights>): AccountRights => ({
  isPro: true,
  isNetPro: true,
  canBuy: true,
  canApprove: true,
  seesAccount: true,
  seesBilling: true,
  canPay: true,
  seesRewards: true,
  managesUsers: true,
  managesCompany: true,
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

test('due invoices are counted once: the buckets add up to what is open', () => {
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
    ['due 8-30', 800, 1],
    ['due later', 1600, 1],
  ])
})

test('days before this month are one day with the same totals', () => {
  const day = (on: string, cents: number) => ({ on, cents, documents: 1 })
  const days = [day('2024-12-02', 1), day('2026-02-28', 2), day('2026-03-01', 4), day('2026-03-20', 8)]
  const folded = foldEarlierDays(days, '2026-03-10')
  expect(folded).toEqual([{ on: '2026-02-28', cents: 3, documents: 2 }, days[2], days[3]])
  expect(dueBuckets(folded, '2026-03-10')).toEqual(dueBuckets(days, '2026-03-10'))
  expect(foldEarlierDays(days.slice(1), '2026-03-10')).toEqual(days.slice(1))
})

test('projects whose orders cost more than their budget are alerts, the largest by name', () => {
  const over = (projects: object[]) =>
    alertsOf({ overspent: { projects } } as unknown as DashboardCardData, rights({}), (cents) => `$${cents}`)
  const kitchen = { projectId: 'P1', name: 'Kirkwood kitchen', budgetCents: 450, spentCents: 571 }
  expect(over([])).toEqual([])
  expect(over([kitchen])).toEqual([
    {
      text: 'Over budget: Kirkwood kitchen by $121 in orders.',
      href: '/account/projects/P1?tab=budget',
      label: 'See budget',
      isSevere: true,
    },
  ])
  expect(over([kitchen, kitchen])[0]?.text).toBe(
    'Over budget: Kirkwood kitchen by $121 in orders, and 1 more project is over.',
  )
})
