import type { BillingRow } from '@tessera/client/shop/types.gen'
import { Table } from '@tessera/ui/table'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dueColumns } from '../../app/features/dashboard/due-tab.tsx'
import { invoiceColumns } from '../../app/features/invoices/invoice-columns.tsx'

const row: BillingRow = {
  documentId: 'RV9000000116',
  type: 'RV',
  typeText: 'Invoice',
  status: 'overdue',
  statusText: '73 days overdue',
  orderNumber: '4500000104',
  poNumber: 'NR-1476',
  jobName: 'Inman Park duplex',
  soldTo: null,
  shipTo: null,
  documentOn: '2026-07-04',
  dueOn: '2026-08-03',
  daysOverdue: 73,
  amountCents: 75_159,
  openCents: 75_159,
  disputedCents: 0,
  heldCents: 0,
  isCredit: false,
  canPay: true,
}
const show = (columns: Parameters<typeof Table<BillingRow>>[0]['columns']) => {
  const element = <Table caption="Invoices" columns={columns} rows={[row]} keyOf={({ documentId }) => documentId} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('an order number is never broken, however narrow its column', () => {
  const html = show(invoiceColumns(2026))
  expect(html).toMatch(/whitespace-nowrap"><span[^>]*>order <\/span>4500000104</)
  expect(html).not.toContain('wrap-anywhere')
})

test('documents that are due are cards of two lines on a phone', () => {
  expect(show(dueColumns(2026))).toMatch(/<table[^>]*class="[^"]*cards/)
})

test('the kind of a document may go to the next line instead of over its amount', () => {
  for (const columns of [invoiceColumns(2026), dueColumns(2026)])
    expect(show(columns)).toMatch(/RV9000000116<\/a> <span/)
})
