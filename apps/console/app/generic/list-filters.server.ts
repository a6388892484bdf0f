import { baseType, type Field, fieldsOf } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { isNumeric } from './cells.server.ts'
import { countedLabel, type Facet, facetControl } from './facet-control.ts'
import { columnLabel, fieldLabel } from './labels.ts'
import { columnFields } from './list-columns.server.ts'
import { readRange } from './list-query.ts'
import type { FilterControl } from './views.ts'

const maxControls = 9

/** Flags and choices are few enough to be counted. */
const isChoice = (field: Field): boolean => Boolean(field.enum) || baseType(field) === 'boolean'

/** The fields that the platform is asked to count for a list: flags, choices and indexed extended properties. */
export function countedNames({ list, facets, reply }: Operation): string | undefined {
  if (list !== 'full' || facets || !reply) return undefined
  const names = fieldsOf(reply).flatMap(([name, field]) => (name === 'xp' || isChoice(field) ? [name] : []))
  return names.length > 0 ? names.join() : undefined
}

/**
 * Controls by the kind of field: words of this list alone, then those of the columns, then flags and choices, then
 * counted extended properties.
 */
export function filtersOf(
  { list, reply, query: words = [] }: Operation,
  query: URLSearchParams,
  facets: readonly Facet[] = [],
): FilterControl[] {
  const own = words.map((name) => controlOf(name, undefined, query))
  if (list !== 'full' || !reply) return own
  const columns = columnFields(reply, query).filter(([name]) => name !== 'ID')
  const others = fieldsOf(reply).filter(
    ([name, field]) => isChoice(field) && !columns.some(([known]) => known === name),
  )
  const fields = [...columns, ...others].filter(([name, field]) => isFilterable(name, field))
  const extended = facets.flatMap(({ XpPath, Values }) =>
    XpPath && Values.length > 0 ? [facetControl(XpPath, columnLabel(XpPath), Values, query)] : [],
  )
  const plain = fields
    .filter(([name]) => !extended.some((control) => control.name === name))
    .map(([name, field]) => withCounts(controlOf(name, field, query), facets))
  return [...[...own, ...plain].slice(0, maxControls), ...extended]
}

/** A value that no record has is counted as none; a list that is too long has no counts. */
function withCounts(control: FilterControl, facets: readonly Facet[]): FilterControl {
  const { Values = [] } = facets.find(({ Name, XpPath }) => !XpPath && Name === control.name) ?? {}
  if (Values.length === 0) return control
  const countOf = (value: string) => Values.find(({ Value }) => Value === value)?.Count ?? 0
  const options = control.options.map(({ value, label }) => ({ value, label: countedLabel(label, countOf(value)) }))
  return { ...control, options }
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
