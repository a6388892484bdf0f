import type { ValueOf } from '@tessera/contract/kit/model'
import type { SelectionSheets } from '@tessera/contract/middleware/sheet-models'
import { column } from '../table.ts'

type Row = ValueOf<typeof SelectionSheets>['items'][number]

export const sheetColumns = [
  column<Row>('number', 'Sheet', 'text', ({ selectionSheetId }) => selectionSheetId),
  column<Row>('name', 'Name', 'text', ({ name }) => name),
  column<Row>('client', 'Client', 'text', ({ clientName }) => clientName),
  column<Row>('version', 'Version', 'count', ({ version }) => version),
  column<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  column<Row>('rooms', 'Rooms', 'count', ({ rooms }) => rooms),
  column<Row>('items', 'Items', 'count', ({ items }) => items),
  column<Row>('lastViewedOn', 'Last viewed', 'date', ({ lastViewedAt }) => lastViewedAt?.slice(0, 10) ?? null),
  column<Row>('updatedOn', 'Changed', 'date', ({ updatedAt }) => updatedAt.slice(0, 10)),
  column<Row>('createdBy', 'Created by', 'text', ({ createdBy }) => createdBy),
]
