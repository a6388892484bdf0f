import { fieldsOf } from '@tessera/contract/kit/model'
import { parametersOf } from '@tessera/contract/kit/operation'
import type { PathValues } from '../operations/find-operation.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import { type RelationEnd, type RelationTarget, relationCalls } from '../operations/relation-ends.ts'
import type { Staff } from '../session/staff.server.ts'
import type { AssignmentKey, AssignmentRow, AssignmentsView } from './assignments-view.ts'
import type { Values } from './edit-fields.server.ts'
import { textOfValue } from './field-text.ts'
import { widgetOf } from './field-widgets.server.ts'
import type { FormField } from './form-field.ts'
import { fieldLabel } from './labels.ts'
import { choicesFor } from './reference-choices.server.ts'

export interface Listed {
  Meta: { Page: number; TotalPages: number; TotalCount: number }
  Items: Values[]
}

/** One side of a relation with the values of its address: which records, and what is known of their assignments. */
export interface AssignmentPlace {
  end: RelationEnd
  target: RelationTarget
  /** Parameters of all paths. */
  values: PathValues
  /** The part of every assignment's key that this page fixes. */
  base: AssignmentKey
  columns: FormField[]
}

const fieldFor = ({ relation }: RelationEnd, parameter: string): string | undefined =>
  relation.key.find((field) => field.toLowerCase() === parameter.toLowerCase())

export function placeAt(end: RelationEnd, params: PathValues, query: URLSearchParams): AssignmentPlace {
  const [first] = end.targets
  const target = end.targets.find(({ list }) => list.id === query.get('to')) ?? first
  if (!target) throw new Error(`${end.slug} has nothing to assign.`)
  const chosen = target.needs.map((name) => [name, query.get(name)?.trim() ?? ''] as const)
  const fixed = Object.entries(end.fixed).flatMap(([field, name]) => (params[name] ? [[field, params[name]]] : []))
  const inKey = chosen.flatMap(([name, value]) => {
    const field = end.relation.path.includes(`:${name}`) ? undefined : fieldFor(end, name)
    return field && value ? [[field, value]] : []
  })
  return {
    end,
    target,
    values: { ...params, ...Object.fromEntries(chosen) },
    base: Object.fromEntries([...fixed, ...inKey]),
    columns: columnsOf(end),
  }
}

/** The properties of an assignment besides both sides. */
const columnsOf = ({ relation: { model, key } }: RelationEnd): FormField[] =>
  fieldsOf(model)
    .filter(([name, field]) => !key.includes(name) && !field.readOnly && name !== 'SellerID')
    .map(([name, field]) => ({ ...widgetOf(name, field, Boolean(field['x-required'])), emptyLabel: 'Not set' }))

/** A value to choose before there is a list, such as the buyer of a group. */
export async function needOf(
  staff: Staff,
  name: string,
  values: PathValues,
): Promise<AssignmentsView['needs'][number]> {
  const field: FormField = {
    name,
    label: fieldLabel(name.replace(/ID$/, '')),
    kind: 'text',
    isRequired: true,
    hint: undefined,
    options: [],
    limits: {},
    emptyLabel: null,
  }
  const tag = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/ID$/, '')}s`
  return { field: { ...field, reference: await choicesFor(staff, tag, values) }, value: values[name] ?? '' }
}

/** Words of the relation's list that narrow it to these assignments. */
export function filterFor({ end: { relation } }: AssignmentPlace, key: AssignmentKey): URLSearchParams {
  return new URLSearchParams(
    Object.entries(key).flatMap(([field, value]) => {
      const name = relation.full ? field : relation.listBy.find((one) => one.toLowerCase() === field.toLowerCase())
      return name ? [[name, value]] : []
    }),
  )
}

export async function readAssignments(staff: Staff, place: AssignmentPlace, query: URLSearchParams): Promise<Listed> {
  const { list } = relationCalls(place.end.relation)
  const params = Object.fromEntries(parametersOf(list.path).map((name) => [name, place.values[name] ?? '']))
  return (await readOperation(staff, list, { params, query })).data as Listed
}

export const isSameKey = ({ end: { relation } }: AssignmentPlace, key: AssignmentKey, item: Values): boolean =>
  relation.key.every((field) => field === 'SellerID' || (item[field] ?? null) === (key[field] ?? null))

export const rowOf = (
  { columns }: AssignmentPlace,
  key: AssignmentKey,
  names: Pick<AssignmentRow, 'label' | 'id'>,
  found: Values | undefined,
): AssignmentRow => ({
  ...names,
  key,
  isOn: found !== undefined,
  texts: Object.fromEntries(columns.map((column) => [column.name, textOfValue(column, found?.[column.name])])),
})

/** The field of an assignment that names the record of this side. */
export function rowFieldOf({ read, fixed }: RelationEnd): string {
  const parameter = parametersOf(read.path).at(-1)
  return Object.keys(fixed).find((field) => fixed[field] === parameter) ?? ''
}
