import { baseType, type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { isNumeric } from './cells.server.ts'
import { hintedColumns, hintedProperties } from './hints.ts'
import { columnLabel } from './labels.ts'
import { withWord } from './list-query.ts'
import { readColumns } from './list-words.ts'
import type { Column } from './views.ts'

type NamedField = [name: string, field: Field]

const maxColumns = 6
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean'])

const isPlain = (field: Field): boolean =>
  plainTypes.has(baseType(field)) && !field.writeOnly && (field.maxLength ?? 0) <= 200

/** Every field that a list can show: the declared ones with a value of their own, then known extended properties. */
export const choosableFields = (model: Model): NamedField[] => [
  ...fieldsOf(model).filter(([name, field]) => baseType(field) !== 'object' && !field.writeOnly && !isSecretName(name)),
  ...hintedProperties(model.title).map(([path, field]): NamedField => [`xp.${path}`, field]),
]

/** Any extended property can be a column, also one that no hint knows. */
const freeProperty: Field = { type: ['string', 'null'], maxLength: 200 }
const isFree = (model: Model, name: string): boolean =>
  'xp' in model.properties && /^xp(\.[\w-]{1,60}){1,5}$/.test(name)

/** The fields of a list: chosen in the address, hinted, or the first six plain ones. */
export function columnFields(model: Model, query: URLSearchParams): NamedField[] {
  const byName = new Map(choosableFields(model))
  const fieldsNamed = (names: readonly string[]) =>
    names.flatMap((name): NamedField[] => {
      const field = byName.get(name) ?? (isFree(model, name) ? freeProperty : undefined)
      return field ? [[name, field]] : []
    })
  const chosen = fieldsNamed(readColumns(query))
  if (chosen.length > 0) return chosen
  const hinted = hintedColumns(model.title)
  if (hinted) return fieldsNamed(hinted)
  return fieldsOf(model)
    .filter(([, field]) => isPlain(field))
    .slice(0, maxColumns)
}

/** `xp.attributes.finish` is a part of a part. */
export const valueAt = (item: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), item)

/** Columns with the links that sort by them; a second click turns the order around. */
export function columnsOf(model: Model, query: URLSearchParams): Column[] {
  const sortBy = query.get('sortBy') ?? ''
  return columnFields(model, query).map(([name, field]) => {
    const isSortable = model.sort.includes(name) || model.sort.includes('*')
    const sorted = sortBy === name ? 'ascending' : sortBy === `!${name}` ? 'descending' : undefined
    return {
      name,
      label: columnLabel(name),
      isNumber: isNumeric(field),
      ...(isSortable && { sortHref: withWord(query, 'sortBy', sorted === 'ascending' ? `!${name}` : name) }),
      ...(sorted && { sorted }),
    }
  })
}
