import { baseType, type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { isNumeric } from './cells.server.ts'
import { hintedColumns } from './hints.ts'
import { fieldLabel } from './labels.ts'
import { withWord } from './list-query.ts'
import type { Column } from './views.ts'

const maxColumns = 6
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean'])

const isPlain = (field: Field): boolean =>
  plainTypes.has(baseType(field)) && !field.writeOnly && (field.maxLength ?? 0) <= 200

/** The fields of a list: hinted, or the first six plain ones. */
export function columnFields(model: Model): [name: string, field: Field][] {
  const hinted = hintedColumns(model.title)
  const fields = fieldsOf(model)
  if (!hinted) return fields.filter(([, field]) => isPlain(field)).slice(0, maxColumns)
  const byName = new Map(fields)
  return hinted.flatMap((name) => {
    const field = byName.get(name)
    return field ? [[name, field] as [string, Field]] : []
  })
}

/** Columns with the links that sort by them; a second click turns the order around. */
export function columnsOf(model: Model, query: URLSearchParams): Column[] {
  const sortBy = query.get('sortBy') ?? ''
  return columnFields(model).map(([name, field]) => {
    const isSortable = model.sort.includes(name) || model.sort.includes('*')
    const sorted = sortBy === name ? 'ascending' : sortBy === `!${name}` ? 'descending' : undefined
    return {
      name,
      label: fieldLabel(name),
      isNumber: isNumeric(field),
      ...(isSortable && { sortHref: withWord(query, 'sortBy', sorted === 'ascending' ? `!${name}` : name) }),
      ...(sorted && { sorted }),
    }
  })
}
