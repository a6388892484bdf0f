import type { QuoteRow, SheetRow } from '@tessera/client/shop/types.gen'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { quoteColumns } from '../../app/features/quotes/quote-columns.tsx'
import { sheetColumns } from '../../app/features/selection-sheets/sheet-columns.tsx'

const show = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('<!-- -->', '')

test.each([
  ['quote', quoteColumns(2026)[0]?.cell({ quotationId: 'Q3000006', version: 2 } as QuoteRow)],
  ['selection sheet', sheetColumns(2026)[0]?.cell({ selectionSheetId: 'S500004', version: 2 } as SheetRow)],
])('the version of a %s may go to the next line, whole, instead of below its status', (_kind, cell) => {
  expect(show(cell)).toMatch(/<\/a> <span class="[^"]*whitespace-nowrap[^"]*">Version 2</)
})
