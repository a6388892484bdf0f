import { randomUUID } from 'node:crypto'
import { fieldsOf } from '@tessera/contract/kit/model'
import { parametersOf } from '@tessera/contract/kit/operation'
import type { PathValues } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import { type RelationEnd, type RelationTarget, relationCalls } from '../operations/relation-ends.ts'
import type { Staff } from '../session/staff.server.ts'
import { missingRight } from './actions.server.ts'
import type { AssignmentKey, AssignmentRow, AssignmentsView } from './assignments-view.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import type { Values } from './edit-fields.server.ts'
import { endTitle } from './end-title.server.ts'
import { textOfValue } from './field-text.ts'
import { widgetOf } from './field-widgets.server.ts'
import type { FormField } from './form-field.ts'
import { fieldLabel } from './labels.ts'
import { titleOf } from './load-record.server.ts'
import { choicesFor } from './reference-choices.server.ts'

interface Listed {
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
  const fixed = Object.entries(end.fixed).map(([field, name]) => [field, params[name] ?? ''])
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

const candidatesPerPage = '20'

/** The page of a relation at one record: every record that can be assigned, with a tick where it is. */
export async function loadAssignments(
  staff: Staff,
  end: RelationEnd,
  params: PathValues,
  query: URLSearchParams,
): Promise<AssignmentsView> {
  const place = placeAt(end, params, query)
  const { target, values, columns } = place
  const { list, save } = relationCalls(end.relation)
  const isReady = target.needs.every((name) => values[name])
  const isAssignedOnly = query.get('show') === 'assigned'
  const shown = isReady ? await (isAssignedOnly ? assignedRows : candidateRows)(staff, place, query) : noRows
  return {
    title: endTitle(end),
    crumbs: [...crumbsOf(end.read, params), { title: endTitle(end), url: '' }],
    backHref: hrefOf(end.read, params),
    tabs: end.targets.map((one) => ({
      label: listTitle(one.list),
      href: `?to=${one.list.id}`,
      isCurrent: one === target,
    })),
    needs: await Promise.all(target.needs.map(async (name) => needOf(staff, name, values))),
    kept: [['to', target.list.id], ...(isAssignedOnly ? [['show', 'assigned'] as [string, string]] : [])],
    columns,
    ...shown,
    isReady,
    isAssignedOnly,
    search: query.get('search') ?? '',
    noun: listTitle(target.list).toLowerCase(),
    missing: missingRight(staff.caller, save, values) ?? missingRight(staff.caller, list, values),
    key: randomUUID(),
  }
}

const noRows = { rows: [], page: 1, pages: 1, total: 0 }

async function needOf(staff: Staff, name: string, values: PathValues): Promise<AssignmentsView['needs'][number]> {
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

const emptyKeyOf = ({ end: { relation }, base }: AssignmentPlace): string[] =>
  relation.key.filter((field) => !(field in base) && field !== 'SellerID')

/** Words of the relation's list that narrow it to these assignments. */
function filterFor({ end: { relation } }: AssignmentPlace, key: AssignmentKey): URLSearchParams {
  return new URLSearchParams(
    Object.entries(key).flatMap(([field, value]) => {
      const name = relation.full ? field : relation.listBy.find((one) => one.toLowerCase() === field.toLowerCase())
      return name ? [[name, value]] : []
    }),
  )
}

async function readAssignments(staff: Staff, place: AssignmentPlace, query: URLSearchParams): Promise<Listed> {
  const { list } = relationCalls(place.end.relation)
  const params = Object.fromEntries(parametersOf(list.path).map((name) => [name, place.values[name] ?? '']))
  return (await readOperation(staff, list, { params, query })).data as Listed
}

async function assignedRows(staff: Staff, place: AssignmentPlace, query: URLSearchParams) {
  const asked = filterFor(place, place.base)
  asked.set('page', query.get('page') ?? '1')
  const { Items, Meta } = await readAssignments(staff, place, asked)
  const rows = Items.map((item) => {
    const key = keyIn(place, item)
    const others = Object.entries(key).filter(([field]) => !(field in place.base))
    const id = others.map(([, value]) => value).join(' · ') || 'Everyone'
    return rowOf(place, key, { label: '', id }, item)
  })
  return { rows, page: Meta.Page, pages: Meta.TotalPages, total: Meta.TotalCount }
}

async function candidateRows(staff: Staff, place: AssignmentPlace, query: URLSearchParams) {
  const { target, values, base } = place
  const params = Object.fromEntries(parametersOf(target.list.path).map((name) => [name, values[name] ?? '']))
  const asked = new URLSearchParams({ page: query.get('page') ?? '1', pageSize: candidatesPerPage })
  const search = query.get('search')
  if (search) asked.set('search', search)
  const { Items, Meta } = (await readOperation(staff, target.list, { params, query: asked })).data as Listed
  const ids = Items.map(({ ID }) => String(ID))
  const narrowed = filterFor(place, { ...base, [target.field]: ids.join('|') })
  narrowed.set('pageSize', '100')
  const { Items: assigned } = ids.length > 0 ? await readAssignments(staff, place, narrowed) : { Items: [] }
  const rows = Items.map((item) => {
    const key = { ...base, [target.field]: String(item.ID) }
    const found = assigned.find((one) => isSameKey(place, key, one))
    return rowOf(place, key, { label: titleOf(item) ?? '', id: String(item.ID) }, found)
  })
  const everyone = Meta.Page === 1 && !search ? await everyoneRow(staff, place) : []
  return { rows: [...everyone, ...rows], page: Meta.Page, pages: Meta.TotalPages, total: Meta.TotalCount }
}

/** Where neither a person nor a group has to be named, the whole company can have it. */
async function everyoneRow(staff: Staff, place: AssignmentPlace): Promise<AssignmentRow[]> {
  const { relation } = place.end
  const open = emptyKeyOf(place)
  const isWhole = open.every((field) => field.startsWith('User') && !relation.model.properties[field]?.['x-required'])
  if (!isWhole || !relation.listBy.includes('level') || open.length === 0) return []
  const asked = filterFor(place, place.base)
  asked.set('level', 'Company')
  const { Items } = await readAssignments(staff, place, asked)
  const found = Items.find((one) => isSameKey(place, place.base, one))
  return [rowOf(place, place.base, { label: 'Everyone in the company', id: '' }, found)]
}

const isSameKey = ({ end: { relation } }: AssignmentPlace, key: AssignmentKey, item: Values): boolean =>
  relation.key.every((field) => field === 'SellerID' || (item[field] ?? null) === (key[field] ?? null))

const keyIn = ({ end: { relation } }: AssignmentPlace, item: Values): AssignmentKey =>
  Object.fromEntries(
    relation.key.flatMap((field) =>
      field !== 'SellerID' && typeof item[field] === 'string' ? [[field, item[field]]] : [],
    ),
  )

const rowOf = (
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
