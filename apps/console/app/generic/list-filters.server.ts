import { baseType, type Field, fieldsOf } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { isNumeric } from './cells.server.ts'
import { columnLabel, fieldLabel } from './labels.ts'
import { columnFields } from './list-columns.server.ts'
import { readRange } from './list-query.ts'
import type { FilterControl } from './views.ts'

const maxControls = 9

/** Controls by the kind of field: those of the columns first, then flags and choices, then words of this list alone. */
export function filtersOf({ list, reply, query: words = [] }: Operation, query: URLSearchParams): FilterControl[] {
  const own = words.map((name) => controlOf(name, undefined, query))
  if (list !== 'full' || !reply) return own
  const columns = columnFields(reply, query).filter(([name]) => name !== 'ID')
  const others = fieldsOf(reply).filter(
    ([name, field]) => (field.enum || baseType(field) === 'boolean') && !columns.some(([known]) => known === name),
  )
  const fields = [...columns, ...others].filter(([name, field]) => isFilterable(name, field))
  return [...own, ...fields.map(([name, field]) => controlOf(name, field, query))].slice(0, maxControls)
}

/** Extended properties are compared as text, so they have no ranges. */
const isFilterable = (name: string, field: Field): boolean =>
  !['array', 'object'].includes(baseType(field)) && !field.writeOnly && !(name.startsWith('xp.') && isNumeric(field))

function controlOf(name: string, field: Field | undefined, query: URLSearchParams): FilterControl {
  const kind = kindOf(field)
  const isRange = kind === 'number-range' || kind === 'day-range'
  const range = isRange ? readRange(query, name) : { from: query.get(name) ?? '', to: '' }
  const shown = (text: string) => (kind === 'day-range' ? text.slice(0, 10) : text)
  return {
    name,
    label: columnLabel(name),
    kind,
    value: shown(range.from),
    until: shown(range.to),
    options: optionsOf(field),
  }
}

function kindOf(field: Field | undefined): FilterControl['kind'] {
  if (!field) return 'text'
  if (field.enum || baseType(field) === 'boolean') return 'choice'
  if (field.format === 'date-time') return 'day-range'
  return baseType(field) === 'string' ? 'text' : 'number-range'
}

function optionsOf(field: Field | undefined): FilterControl['options'] {
  if (field?.enum) return field.enum.map((value) => ({ value, label: fieldLabel(value) }))
  if (!field || baseType(field) !== 'boolean') return []
  return [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ]
}
