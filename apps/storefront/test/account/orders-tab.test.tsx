import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { OrdersTab } from '../../app/features/dashboard/orders-tab.tsx'

type Orders = Parameters<typeof OrdersTab>[0]['orders']
const orders = {
  latest: [{ number: '4500000144', status: 'open', statusText: 'In progress', placedAt: '2026-11-15T14:00:00Z' }],
  spentByMonth: [{ name: '2026-11', cents: 100 }],
  spentByJob: [{ name: 'No job', cents: 100, orders: 1 }],
} as unknown as Orders // the fields that the tab reads

const show = (isPro: boolean) => {
  const element = <OrdersTab orders={orders} today="2026-11-16" isPro={isPro} canBuy />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a home sees its spending by month, and no jobs', () => {
  expect(show(false)).toContain('Ordered by month')
  expect(show(false)).not.toContain('Ordered by job')
  expect(show(true)).toContain('Ordered by job')
})
