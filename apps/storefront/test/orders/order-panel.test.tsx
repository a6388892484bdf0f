import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderPanel } from '../../app/features/orders/order-panel.tsx'

const show = (problem: string | undefined) =>
  renderToString(
    <OrderPanel title="Report damage" problem={problem}>
      <p>Form</p>
    </OrderPanel>,
  )

test('a panel that was just opened reports no problem', () => {
  expect(show(undefined)).not.toContain('Something went wrong')
  expect(show('Enter how many boxes.')).toContain('Something went wrong')
})
