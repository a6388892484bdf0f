import { tableOf } from '@tessera/documents/export-table'
import { installPackDocument, type ProjectData } from '@tessera/documents/kinds/install-pack-document'
import { proposalDocument } from '@tessera/documents/kinds/proposal-document'
import { type SelectionData, selectionDocument } from '@tessera/documents/kinds/selection-document'
import { orderColumns } from '@tessera/documents/lists/order-columns'
import { selectionSheetColumns } from '@tessera/documents/lists/selection-sheet-columns'
import { listDocument } from '@tessera/documents/pdf/list-document'
import { expect, test } from 'vitest'

/** Half an hour before midnight, when Greenwich is a day ahead. */
const evenings = [
  ['America/New_York', '2026-11-16T04:30:00Z'],
  ['America/Los_Angeles', '2026-11-16T07:30:00Z'],
] as const
const day = 'Nov 15, 2026'

test.each(evenings)('at 11:30 PM in %s documents are of that day', (timeZone, at) => {
  const signature = { name: 'M. Moss', signedAt: at, version: 1, isVoid: false }
  const sheet = { rooms: [], signatures: [signature], version: 1, updatedAt: at, statusText: '', name: '' }
  const selection = selectionDocument(sheet as unknown as SelectionData, timeZone)
  expect([selection.madeOn, JSON.stringify(selection.facts), selection.notes.join()]).toEqual([
    '2026-11-15',
    expect.stringContaining(day),
    expect.stringContaining(day),
  ])
  const project = { rooms: [], items: [], missing: [], updatedAt: at, place: null } as unknown as ProjectData
  const pack = installPackDocument(project, timeZone)
  expect([pack.madeOn, JSON.stringify(pack.facts)]).toEqual(['2026-11-15', expect.stringContaining(day)])
  const offered = { lines: [], labor: [], signature, depositCents: null, company: 'Northline' }
  const proposal = proposalDocument(offered as never, { madeAt: at, timeZone })
  expect([proposal.madeOn, proposal.notes.join()]).toEqual(['2026-11-15', expect.stringContaining(day)])
})

test.each(evenings)('at 11:30 PM in %s lists are of that day', (timeZone, at) => {
  const orders = tableOf('orders', 'Orders', orderColumns(timeZone), [{ placedAt: at }] as never)
  expect(orders.rows[0]).toContain('2026-11-15')
  const row = { lastViewedAt: at, updatedAt: at }
  const sheets = tableOf('sheets', 'Sheets', selectionSheetColumns(timeZone), [row] as never)
  expect(sheets.rows[0]?.filter((cell) => cell === '2026-11-15')).toHaveLength(2)
  expect(listDocument(orders, { at: new Date(at), timeZone }).facts[0]).toEqual(['As of', day])
})
