import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BudgetBar } from '../../app/features/projects/budget-bar.tsx'

type Figures = Parameters<typeof BudgetBar>[0]['budget']

const figures: Figures = {
  budgetCents: 450_000,
  plannedCents: 94_840,
  toOrderCents: 94_840,
  orderedCents: 0,
  returnedCents: 0,
  leftCents: 355_160,
  isOverspent: false,
}
const show = (changes: Partial<Figures>) => renderToString(<BudgetBar budget={{ ...figures, ...changes }} />)

test('what is over the budget names the part in orders, which is the amount of the overview’s alert', () => {
  const over = show({ orderedCents: 664_451, returnedCents: 10_000, leftCents: -299_291, isOverspent: true })
  expect(over).toContain('$2,992.91')
  expect(over).toContain('over the $4,500.00 budget, $2,044.51 of it in orders')
})

test('the part is not named where orders are all of it, nor before anything is ordered', () => {
  const ordered = { orderedCents: 654_451, toOrderCents: 0, leftCents: -204_451, isOverspent: true }
  expect(show(ordered)).toContain('>over the $4,500.00 budget<')
  expect(show({ toOrderCents: 500_000, leftCents: -50_000 })).toContain('once everything is ordered')
  expect(show({})).toContain('left of the $4,500.00 budget')
})
