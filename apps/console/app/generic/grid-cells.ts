import { valueAt } from '@tessera/domain/changes/find-edits'
import type { CellEdit } from '../grid/edit-history.ts'
import { cellKey } from '../grid/edit-history.ts'
import type { GridColumn, GridRow } from '../grid/grid-model.ts'
import type { SavedCells } from '../grid/use-cell-edits.ts'
import { type CallChange, type CallResult, overtakingRecord, wordsOfRefusal } from '../operations/send-changes.ts'
import type { Values } from './edit-fields.server.ts'
import { readText, textOfValue } from './field-text.ts'
import type { FormField } from './form-field.ts'
import type { GridField, GridView } from './grid-view.ts'

const numberKinds: ReadonlySet<string> = new Set(['whole', 'decimal'])
const yesOrNo = ['Yes', 'No']

export const columnOf = ({ name, label, kind, options, isEditable }: GridField): GridColumn => ({
  key: name,
  label,
  isNumber: numberKinds.has(kind),
  isEditable,
  ...(kind === 'flag' && { options: yesOrNo }),
  ...(kind === 'choice' && { options }),
})

const asControl = (field: GridField): FormField => ({ ...field, hint: undefined, limits: {}, emptyLabel: null })

function textOfCell(field: GridField, record: Values): string {
  const value = valueAt(record, field.path)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return textOfValue(asControl(field), value)
}

export const rowOf = ({ fields, recordHref }: GridView, record: Values): GridRow => ({
  key: String(record.ID),
  cells: fields.map((field) => textOfCell(field, record)),
  href: `${recordHref}/${encodeURIComponent(String(record.ID))}`,
})

const flagTexts: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' }

/** The value of a typed cell. An empty cell has none. */
export function readCell(field: GridField, text: string): { value?: unknown; problem?: string } {
  if (text === '') return field.isRequired ? { problem: `Enter the ${field.label.toLowerCase()}.` } : { value: null }
  const known = field.kind === 'flag' ? flagTexts[text.toLowerCase()] : text
  if (known === undefined) return { problem: 'Enter yes or no.' }
  if (field.kind === 'choice' && !field.options.includes(known))
    return { problem: `Enter one of these: ${field.options.join(', ')}.` }
  return readText(asControl(field), numberKinds.has(field.kind) ? known.replaceAll(/[$,]/g, '') : known)
}

export interface CellPlan {
  /** One change per row, with the cells it saves. */
  changes: { change: CallChange; cells: readonly CellEdit[] }[]
  problems: Map<string, string>
}

/** The changes that edited cells ask for, each with the values that its editor saw. */
export function planCells(
  { fields, write, params, idParameter }: GridView,
  records: ReadonlyMap<string, Values>,
  edits: readonly CellEdit[],
): CellPlan {
  const plan: CellPlan = { changes: [], problems: new Map() }
  for (const [row, cells] of Map.groupBy(edits, ({ row }) => row)) {
    const record = records.get(row)
    let [body, was]: [Values, Values] = [{}, {}]
    const good = cells.filter((cell) => {
      const field = fields.find(({ name }) => name === cell.column)
      const { value, problem = field && record ? undefined : 'This row no longer exists.' } = field
        ? readCell(field, cell.text)
        : {}
      if (problem) plan.problems.set(cellKey(row, cell.column), problem)
      if (problem || !field) return false
      body = withValue(body, field.path, value)
      was = withValue(was, field.path, valueAt(record, field.path) ?? null)
      return true
    })
    const change = { Operation: write, Parameters: { ...params, [idParameter]: row }, Body: body, Was: was }
    if (good.length > 0) plan.changes.push({ change, cells: good })
  }
  return plan
}

function withValue(record: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...record, [key]: value }
  return { ...record, [key]: withValue((record[key] ?? {}) as Values, rest, value) }
}

/** Sorts cells into saved and refused ones. A cell that somebody else changed meanwhile shows both values and can be saved again. */
export function settleCells(
  view: GridView,
  { changes, problems }: CellPlan,
  results: readonly CallResult[],
): SavedCells & { records: Values[] } {
  const records: Values[] = []
  const saved: string[] = []
  for (const [at, { cells }] of changes.entries()) {
    const result = results[at] ?? { Status: 0, Errors: [], Before: null, After: null }
    const isSaved = result.Status > 0 && result.Status < 400
    const theirs = overtakingRecord(result)
    const current = isSaved ? result.After : theirs
    if (current) records.push(current)
    for (const { row, column, text } of cells) {
      if (isSaved) saved.push(cellKey(row, column))
      else problems.set(cellKey(row, column), theirs ? overtaken(view, theirs, column, text) : wordsOfRefusal(result))
    }
  }
  const note = `${saved.length.toLocaleString('en-US')} saved${problems.size > 0 ? `, ${problems.size.toLocaleString('en-US')} not saved` : ''}.`
  return { saved, problems, rows: records.map((record) => rowOf(view, record)), records, note }
}

function overtaken({ fields }: GridView, theirs: Values, column: string, mine: string): string {
  const field = fields.find(({ name }) => name === column)
  const now = field ? textOfCell(field, theirs) : ''
  return `Someone else changed this to “${now}”. Save again to make it “${mine}”.`
}
