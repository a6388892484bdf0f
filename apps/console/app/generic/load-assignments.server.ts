import { randomUUID } from 'node:crypto'
import { parametersOf } from '@tessera/contract/kit/operation'
import type { PathValues } from '../operations/find-operation.ts'
import { hrefOf, listOf } from '../operations/places.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import { type RelationEnd, relationCalls } from '../operations/relation-ends.ts'
import type { Staff } from '../session/staff.server.ts'
import { missingRight } from './actions.server.ts'
import {
  type AssignmentPlace,
  filterFor,
  isSameKey,
  type Listed,
  needOf,
  placeAt,
  readAssignments,
  rowOf,
} from './assignment-place.server.ts'
import type { AssignmentKey, AssignmentRow, AssignmentsView } from './assignments-view.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import type { Values } from './edit-fields.server.ts'
import { endTitle, targetTitle } from './end-title.server.ts'
import { titleOf } from './load-record.server.ts'

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
    matrixHref: matrixHrefOf(end, params, target.list.id),
    tabs: end.targets.map((one) => ({
      label: targetTitle(one.list),
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

function matrixHrefOf({ read, slug }: RelationEnd, params: PathValues, to: string): string | null {
  const list = listOf(read)
  return list ? `${hrefOf(list, params)}/${slug}?to=${to}` : null
}

const noRows = { rows: [], page: 1, pages: 1, total: 0 }

const emptyKeyOf = ({ end: { relation }, base }: AssignmentPlace): string[] =>
  relation.key.filter((field) => !(field in base) && field !== 'SellerID')

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

const keyIn = ({ end: { relation } }: AssignmentPlace, item: Values): AssignmentKey =>
  Object.fromEntries(
    relation.key.flatMap((field) =>
      field !== 'SellerID' && typeof item[field] === 'string' ? [[field, item[field]]] : [],
    ),
  )
