import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoUsersRight } from '../../app/features/account/no-users-right.tsx'
import { ownLimitText } from '../../app/kit/account/own-limit.tsx'

const limits = {
  mayBuy: true,
  orderLimitCents: null,
  monthLimitCents: null,
  monthUsedCents: 339_532,
  managers: [],
  overLimit: 'approve' as const,
  approvers: [],
}

test('a user without limits reads none', () => {
  expect(ownLimitText(undefined)).toBeUndefined()
  expect(ownLimitText(limits)).toBeUndefined()
})

test('a user reads what is left of the month, never less than nothing, and the limit of an order', () => {
  const month = { ...limits, monthLimitCents: 500_000 }
  expect(ownLimitText(month)).toBe('$1,604.68 of $5,000.00 left this month')
  expect(ownLimitText({ ...month, monthUsedCents: 600_000 })).toBe('$0.00 of $5,000.00 left this month')
  expect(ownLimitText({ ...month, orderLimitCents: 150_000 })).toBe(
    '$1,604.68 of $5,000.00 left this month, up to $1,500.00 per order',
  )
})

test('a page without a right names it in words, not by its code', () => {
  const shown = { company: 'Northline', action: 'change company details' }
  const html = renderToStaticMarkup(createElement(NoUsersRight, shown))
  expect(html).toContain('permission to change company details')
  expect(html).toContain('Manage users')
  expect(html).not.toMatch(/can_create_user|account-view|billing-/)
})
