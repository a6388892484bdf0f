import type { OrderRow } from '@tessera/client/shop/types.gen'
import { Table } from '@tessera/ui/table'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { orderColumns } from '../../app/kit/lists/order-columns.tsx'

const row = (changes: Partial<OrderRow>): OrderRow => ({
  number: '4500000137',
  type: 'standard',
  status: 'open',
  statusText: 'In progress',
  fulfilmentText: 'Confirmed',
  origin: 'web',
  placedAt: '2026-11-15T14:00:00Z',
  placedBy: 'Lee',
  poNumber: null,
  jobName: 'Lofts',
  soldTo: null,
  shipTo: null,
  storeId: null,
  storeName: 'Atlanta',
  lineCount: 1,
  isReferred: false,
  totalCents: 205_370,
  balanceCents: 99_990,
  ...changes,
})
const show = (changes: Partial<OrderRow> = {}, isPro = true, canBuy = true) => {
  const columns = orderColumns(2026, isPro, canBuy)
  const element = <Table caption="Orders" columns={columns} rows={[row(changes)]} keyOf={({ number }) => number} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const linksOf = (html: string) =>
  [...html.matchAll(/href="\/account\/orders\/4500000137([^"]+)"/g)].map(([, place]) => place)

test('the actions of an order fit its status; another customer’s order has none', () => {
  expect(show({ isReferred: true })).not.toContain('Actions for')
  expect(linksOf(show())).toEqual(['?do=reorder', '#shipments', '#documents'])
  expect(linksOf(show({}, true, false))).toEqual(['#shipments', '#documents'])
  expect(linksOf(show({ status: 'completed' }))).toEqual(['?do=reorder', '#documents', '?do=return', '?do=damage'])
})

test('the balance is a column, and a phone card says it in its second line', () => {
  expect(show()).toMatch(/data-label="Balance"[^>]*>\$999\.90</)
  expect(show().replaceAll('<!-- -->', '')).toContain('$999.90 due')
  expect(show({ balanceCents: 0 })).not.toContain(' due')
  expect(show()).toMatch(/<table[^>]*class="[^"]*cards/)
})

test('an amount due is never cut off on a narrow phone, a long job is', () => {
  const classOf = (text: string, html: string) => new RegExp(`class="([^"]*)">${text}`).exec(html)?.[1]?.split(' ')
  expect(classOf('\\$999\\.90', show())).toContain('whitespace-nowrap')
  expect(classOf('\\$999\\.90', show())).not.toContain('truncate')
  expect(classOf('Lofts', show({ balanceCents: 0 }).replace(/<td[^>]*Job and PO.*?<\/td>/, ''))).toContain('truncate')
})

test('an order reads one status', () => {
  const shipped = show({ status: 'completed', statusText: 'On its way', fulfilmentText: 'On its way' })
  expect(shipped.split('On its way')).toHaveLength(2)
  expect(show({ status: 'awaiting-approval', statusText: 'Awaiting approval' })).not.toContain('Confirmed')
})

test('a home has no jobs', () => {
  const retail = show({ jobName: null, shipTo: 'Dana Reed' }, false)
  expect(retail).toMatch(/data-label="Ship to"[^>]*>Dana Reed</)
  expect(retail).not.toContain('Job and PO')
})
