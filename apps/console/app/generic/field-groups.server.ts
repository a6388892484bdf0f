import { baseType, type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import type { PathValues } from '../operations/find-operation.ts'
import { cellOf } from './cells.server.ts'
import { fieldLabel } from './labels.ts'
import type { FieldGroup, FieldLine, FieldTable } from './views.ts'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A record in groups: facts, amounts, dates, then each part of it. Fields without a value are only named. */
export function groupFields(model: Model | undefined, record: Values, params: PathValues) {
  const fields = model ? fieldsOf(model).filter(([, field]) => !field.writeOnly) : []
  const known = new Set(fields.map(([name]) => name))
  const others = Object.keys(record).filter((name) => !known.has(name))
  const all: [string, Field | undefined][] = [
    ...fields,
    ...others.map((name): [string, undefined] => [name, undefined]),
  ]
  const set = all.filter(([name]) => !isEmpty(record[name])).toSorted(([one], [other]) => rankOf(one) - rankOf(other))
  const lineOf = ([name, field]: [string, Field | undefined]): FieldLine => ({
    label: fieldLabel(name),
    cell: cellOf(record[name], field, params),
  })
  const plain = set.filter(([name]) => !isPart(record[name]))
  const groups: FieldGroup[] = [
    { title: 'Facts', lines: plain.filter(([, field]) => kindOf(field) === 'fact').map(lineOf) },
    { title: 'Amounts', lines: plain.filter(([, field]) => kindOf(field) === 'amount').map(lineOf) },
    { title: 'Dates', lines: plain.filter(([, field]) => kindOf(field) === 'date').map(lineOf) },
    ...set.filter(([name]) => isPart(record[name])).map(([name, field]) => partOf(name, field, record[name], params)),
  ]
  return {
    groups: groups.filter(({ lines, table }) => lines.length > 0 || table),
    unset: all.filter(([name]) => isEmpty(record[name])).map(([name]) => fieldLabel(name)),
  }
}

/** The fields that say which record this is stand first; the rest keeps the order of its declaration. */
const first = ['ID', 'Name', 'Username', 'Code', 'Status', 'Active', 'Description']
const rankOf = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length)

function kindOf(field: Field | undefined): 'fact' | 'amount' | 'date' {
  if (field?.['x-scale']) return 'amount'
  return field?.format === 'date-time' ? 'date' : 'fact'
}

/** Objects and lists of objects stand in a group of their own. */
const isPart = (value: unknown): boolean => isObject(value) || (Array.isArray(value) && value.some(isObject))

function partOf(name: string, field: Field | undefined, value: unknown, params: PathValues): FieldGroup {
  const title = fieldLabel(name)
  if (Array.isArray(value)) return { title, lines: [], table: tableOf(field, value.filter(isObject), params) }
  const inner = field?.['x-model']?.properties ?? {}
  return { title, lines: linesOf(value as Values, inner, params) }
}

/** The values of an object; those of an object inside it follow with its name before them. */
function linesOf(value: Values, inner: Record<string, Field>, params: PathValues, above = ''): FieldLine[] {
  return Object.entries(value).flatMap(([name, one]): FieldLine[] => {
    if (isEmpty(one)) return []
    const label = above ? `${above} ${fieldLabel(name).toLowerCase()}` : fieldLabel(name)
    if (isObject(one) && !above) return linesOf(one, inner[name]?.['x-model']?.properties ?? {}, params, label)
    return [{ label, cell: cellOf(one, inner[name], params) }]
  })
}

function tableOf(field: Field | undefined, items: readonly Values[], params: PathValues): FieldTable {
  const declared = field?.['x-items']
  const inner = declared && isModel(declared) ? declared.properties : {}
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))].filter(
    (name) => !inner[name]?.writeOnly && items.some((item) => !isEmpty(item[name])),
  )
  const plainFirst = names.toSorted((one, other) => Number(isWide(inner[one])) - Number(isWide(inner[other])))
  const shown = plainFirst.slice(0, maxTableColumns)
  return {
    columns: shown.map(fieldLabel),
    rows: items.map((item) => shown.map((name) => cellOf(item[name], inner[name], params))),
  }
}

const maxTableColumns = 6
const isWide = (field: Field | undefined): boolean =>
  field !== undefined && ['object', 'array'].includes(baseType(field))
