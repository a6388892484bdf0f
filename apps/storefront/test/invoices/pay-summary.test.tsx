import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PayPlan } from '../../app/features/invoices/pay-plan.ts'
import { PaySummary } from '../../app/features/invoices/pay-summary.tsx'

const plan: PayPlan = { totalCents: 9900, creditCents: 0, cardCents: 9900, problems: new Map(), hasPart: false }
const wrong = { ...plan, problems: new Map([['RV1', 'At most $99.00.']]) }
const show = (given: PayPlan, canPay: boolean, hasCardForm: boolean) =>
  renderToString(<PaySummary plan={given} documents={1} canPay={canPay} hasCardForm={hasCardForm} isBusy={false} />)

test('a card is asked for only where its fields are', () => {
  expect(show(wrong, false, false)).toContain('Correct the marked amounts')
  expect(show(plan, false, false)).toContain('Pay from a bank account.')
  expect(show(plan, false, false)).not.toContain('Enter a card below')
  expect(show(plan, false, true)).toContain('Enter a card below')
})

test('with a card at hand only a wrong amount is in the way', () => {
  expect(show(plan, true, true)).toContain('If an amount changes')
  expect(show(wrong, true, false)).toContain('Correct the marked amounts')
})
