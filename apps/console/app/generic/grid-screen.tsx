import { formatCount } from '@tessera/ui/format'
import { useCallback, useMemo, useRef } from 'react'
import type { CellEdit } from '../grid/edit-history.ts'
import { Grid } from '../grid/grid.tsx'
import { type RowWindow, windowRows } from '../grid/use-row-windows.ts'
import { sendChanges } from '../operations/send-changes.ts'
import type { Values } from './edit-fields.server.ts'
import { columnOf, planCells, readCell, rowOf, settleCells } from './grid-cells.ts'
import type { GridView } from './grid-view.ts'
import { PageHead } from './page-head.tsx'

/** Any collection as a spreadsheet: many cells are changed by one save. */
export function GridScreen({ view }: { view: GridView }) {
  const { title, crumbs, listHref, fields, total, missing } = view
  const source = useCollection(view)
  const columns = useMemo(() => fields.map(columnOf), [fields])
  return (
    <div className="grid gap-4">
      <PageHead
        title={title}
        about={`${formatCount(total)} in this list`}
        crumbs={crumbs}
        actions={[{ label: 'Show as a list', href: listHref, isDanger: false, shortcut: 'Escape' }]}
      />
      {missing && <p className="text-stone">{missing}</p>}
      <Grid label={title} columns={columns} decimals={2} {...source} />
    </div>
  )
}

/** Reads rows of a collection and saves their cells. */
function useCollection(view: GridView) {
  const records = useRef(new Map(view.records.map((record) => [String(record.ID), record])))
  const first = useMemo(() => ({ rows: view.records.map((record) => rowOf(view, record)), total: view.total }), [view])
  const load = useCallback(
    async (window: number): Promise<RowWindow> => {
      const { Items, Meta } = await readWindow(view, window)
      for (const record of Items)
        if (!records.current.has(String(record.ID))) records.current.set(String(record.ID), record)
      return { rows: Items.map((record) => rowOf(view, record)), total: Meta.TotalCount }
    },
    [view],
  )
  const check = useCallback(
    (column: string, text: string) => {
      const field = view.fields.find(({ name }) => name === column)
      return field && readCell(field, text).problem
    },
    [view],
  )
  const save = async (edits: readonly CellEdit[], report: (text: string) => void) => {
    const plan = planCells(view, records.current, edits)
    const changes = plan.changes.map(({ change }) => change)
    const results = await sendChanges(changes, {
      key: crypto.randomUUID(),
      report: (done) => report(`${formatCount(done)} of ${formatCount(changes.length)} rows sent.`),
    })
    const settled = settleCells(view, plan, results)
    for (const record of settled.records) records.current.set(String(record.ID), record)
    return settled
  }
  return { first, load, check, save }
}

interface Listed {
  Items: Values[]
  Meta: { TotalCount: number }
}

async function readWindow({ list, words, params }: GridView, window: number): Promise<Listed> {
  const query = new URLSearchParams(words)
  for (const [name, value] of Object.entries(params)) query.set(`path.${name}`, value)
  query.set('page', String(window + 1))
  query.set('pageSize', String(windowRows))
  const response = await fetch(`/console/call/${list}?${query}`, { redirect: 'error' })
  if (!response.ok) throw new Error(`Rows couldn’t be loaded (${response.status}).`)
  return response.json()
}
