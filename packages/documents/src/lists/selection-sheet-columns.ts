import type { ValueOf } from '@tessera/contract/kit/model'
import type { SelectionSheets } from '@tessera/contract/middleware/selection-sheets/models'
import { defineColumn } from '../export-table.ts'
import { dayIn } from '../format-values.ts'

type Row = ValueOf<typeof SelectionSheets>['items'][number]

export const selectionSheetColumns = (timeZone: string) => [
  defineColumn<Row>('number', 'Sheet', 'text', ({ selectionSheetId }) => selectionSheetId),
  defineColumn<Row>('name', 'Name', 'text', ({ name }) => name),
  defineColumn<Row>('client', 'Client', 'text', ({ clientName }) => clientName),
  defineColumn<Row>('version', 'Version', 'count', ({ version }) => version),
  defineColumn<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  defineColumn<Row>('rooms', 'Rooms', 'count', ({ rooms }) => rooms),
  defineColumn<Row>('items', 'Items', 'count', ({ items }) => items),
  defineColumn<Row>('lastViewedOn', 'Last viewed', 'date', ({ lastViewedAt }) =>
    lastViewedAt ? dayIn(lastViewedAt, timeZone) : null,
  ),
  defineColumn<Row>('updatedOn', 'Changed', 'date', ({ updatedAt }) => dayIn(updatedAt, timeZone)),
  defineColumn<Row>('createdBy', 'Created by', 'text', ({ createdBy }) => createdBy),
]
