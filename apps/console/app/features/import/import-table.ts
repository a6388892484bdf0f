import { csvRecords } from '@tessera/domain/csv/csv-records'
import { readCsvCell } from '@tessera/domain/csv/csv-text'
import type { RefusedRow } from './import-plan.ts'

/** A file as it was read: the names of its columns, and its rows by line. */
export interface ImportTable {
  headers: string[]
  rows: { line: number; cells: string[] }[]
}

export function readTable(text: string): ImportTable {
  const [head, ...rest] = csvRecords(text)
  return {
    headers: head?.cells.map(readCsvCell) ?? [],
    rows: rest.map(({ line, cells }) => ({ line, cells: cells.map(readCsvCell) })),
  }
}

const maxRows = 20_000

interface Named {
  name: string
  label: string
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')

/** The field of each column: one with its name or its label. Empty: the column is not read. */
export const guessMapping = (headers: readonly string[], fields: readonly Named[]): string[] =>
  headers.map(
    (header) =>
      fields.find(({ name, label }) => plain(name) === plain(header) || plain(label) === plain(header))?.name ?? '',
  )

/** One row with its texts by field. */
export interface MappedRow {
  line: number
  id: string
  texts: Record<string, string>
}

const idPattern = /^[A-Za-z0-9_-]{1,100}$/

/** The rows of a file in the words of the fields. A row without a usable ID is refused, and so is a second one of an ID. */
export function mapRows(
  { rows }: ImportTable,
  mapping: readonly string[],
): { rows: MappedRow[]; refused: RefusedRow[] } {
  const lines = new Map<string, number>()
  const mapped: MappedRow[] = []
  const refused: RefusedRow[] = []
  for (const { line, cells } of rows) {
    const named = mapping.flatMap((name, at): [string, string][] => (name ? [[name, cells[at] ?? '']] : []))
    const { ID: id = '', ...texts } = Object.fromEntries(named)
    const known = lines.get(id.toLowerCase())
    if (!idPattern.test(id))
      refused.push({ line, id, words: id ? 'An ID has letters, digits, - and _ only.' : 'Enter the ID.' })
    else if (known) refused.push({ line, id, words: `Line ${known} has the same ID.` })
    else mapped.push({ line, id, texts })
    if (!known) lines.set(id.toLowerCase(), line)
  }
  return { rows: mapped, refused }
}

/** The sentence about a mapping that cannot be used. */
export function problemOfMapping(mapping: readonly string[], { rows }: ImportTable): string | undefined {
  const used = mapping.filter(Boolean)
  if (!used.includes('ID')) return 'Choose the column that has the ID.'
  if (new Set(used).size < used.length) return 'Two columns go to the same field. Choose one of them.'
  if (used.length < 2) return 'Choose at least one column besides the ID.'
  if (rows.length === 0) return 'The file has no rows below its first line.'
  if (rows.length > maxRows) return `Import at most ${maxRows.toLocaleString('en-US')} rows at a time.`
  return undefined
}
