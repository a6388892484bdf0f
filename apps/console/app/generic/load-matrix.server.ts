import { randomUUID } from 'node:crypto'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import type { PathValues } from '../operations/find-operation.ts'
import { hrefOf, listOf, recordOf } from '../operations/places.ts'
import { isAllowed, readOperation } from '../operations/read-operation.server.ts'
import { endsOfList, type RelationEnd, relationCalls } from '../operations/relation-ends.ts'
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
  rowFieldOf,
  rowOf,
} from './assignment-place.server.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import type { Values } from './edit-fields.server.ts'
import { endTitle } from './end-title.server.ts'
import { titleOf } from './load-record.server.ts'
import type { MatrixEdge, MatrixView } from './matrix-view.ts'
import type { RelatedLink } from './views.ts'

const linesPerPage = 20
const columnsPerPage = 8

/** The pages that show the assignments of everything in a list at once. */
export function matricesOf({ caller }: Staff, list: Operation, params: PathValues): RelatedLink[] {
  return endsOfList(list)
    .filter(({ relation }) => isAllowed(caller, relationCalls(relation).list, params))
    .map((end) => ({ label: endTitle(end), href: `${hrefOf(list, params)}/${end.slug}` }))
}

/** The page of a relation at a whole list: every pair has a box. */
export async function loadMatrix(
  staff: Staff,
  end: RelationEnd,
  params: PathValues,
  query: URLSearchParams,
): Promise<MatrixView> {
  const place = placeAt(end, params, query)
  const { target, values } = place
  const rows = listOf(end.read)
  if (!rows) throw new Error(`${end.slug} has no list.`)
  const { list, save } = relationCalls(end.relation)
  const isReady = target.needs.every((name) => values[name])
  const [search, across] = [query.get('search') ?? '', query.get('across') ?? '']
  const shown = isReady ? await pairsAt(staff, place, rows, query) : noPairs
  return {
    title: `${listTitle(rows)}: ${endTitle(end).toLowerCase()}`,
    crumbs: crumbsOf(rows, params),
    backHref: hrefOf(rows, params),
    tabs: end.targets.map((one) => ({
      label: listTitle(one.list),
      href: `?to=${one.list.id}`,
      isCurrent: one === target,
    })),
    needs: await Promise.all(target.needs.map(async (name) => needOf(staff, name, values))),
    kept: [['to', target.list.id]],
    ...shown,
    rowNoun: listTitle(rows).toLowerCase(),
    columnNoun: listTitle(target.list).toLowerCase(),
    isReady,
    search,
    across,
    missing: missingRight(staff.caller, save, values) ?? missingRight(staff.caller, list, values),
    key: randomUUID(),
  }
}

const noPairs = { columns: [], lines: [], page: 1, pages: 1, columnPage: 1, columnPages: 1 }

async function pairsAt(staff: Staff, place: AssignmentPlace, rows: Operation, query: URLSearchParams) {
  const { end, target } = place
  const [down, right] = await Promise.all([
    readEdge(staff, place, rows, { search: query.get('search'), page: query.get('page'), size: linesPerPage }),
    readEdge(staff, place, target.list, {
      search: query.get('across'),
      page: query.get('acrossPage'),
      size: columnsPerPage,
    }),
  ])
  const rowField = rowFieldOf(end)
  const assigned = await readPairs(staff, place, rowField, down.edges, right.edges)
  return {
    columns: right.edges,
    lines: down.edges.map((edge) => ({
      ...edge,
      cells: right.edges.map(({ id, label }) => {
        const key = { ...place.base, [rowField]: edge.id, [target.field]: id }
        const found = assigned.find((one) => isSameKey(place, key, one))
        return rowOf(place, key, { label: `${edge.label}, ${label}`, id: `${edge.id} · ${id}` }, found)
      }),
    })),
    page: down.page,
    pages: down.pages,
    columnPage: right.page,
    columnPages: right.pages,
  }
}

interface EdgeQuery {
  search: string | null
  page: string | null
  size: number
}

async function readEdge(staff: Staff, { values }: AssignmentPlace, list: Operation, { search, page, size }: EdgeQuery) {
  const params = Object.fromEntries(parametersOf(list.path).map((name) => [name, values[name] ?? '']))
  const asked = new URLSearchParams({ page: page ?? '1', pageSize: String(size), ...(search && { search }) })
  const { Items, Meta } = (await readOperation(staff, list, { params, query: asked })).data as Listed
  return { edges: Items.map((item) => edgeOf(list, params, item)), page: Meta.Page, pages: Meta.TotalPages }
}

function edgeOf(list: Operation, params: PathValues, item: Values): MatrixEdge {
  const id = String(item.ID)
  const read = recordOf(list)
  const last = read && parametersOf(read.path).at(-1)
  return { id, label: titleOf(item) ?? id, href: read && last ? hrefOf(read, { ...params, [last]: id }) : '' }
}

/** Reads the assignments between these records, page by page: at most one per pair. */
async function readPairs(
  staff: Staff,
  place: AssignmentPlace,
  rowField: string,
  rows: readonly MatrixEdge[],
  columns: readonly MatrixEdge[],
): Promise<Values[]> {
  if (rows.length === 0 || columns.length === 0) return []
  const { end, target, base } = place
  const idsOf = (edges: readonly MatrixEdge[]) => edges.map(({ id }) => id).join('|')
  const asked = filterFor(place, { ...base, [rowField]: idsOf(rows), [target.field]: idsOf(columns) })
  if (end.relation.listBy.includes('level')) asked.set('level', levelOf([rowField, target.field]))
  asked.set('pageSize', '100')
  const found: Values[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    asked.set('page', String(page))
    const { Items, Meta } = await readAssignments(staff, place, asked)
    found.push(...Items)
    pages = Math.min(Meta.TotalPages, (linesPerPage * columnsPerPage) / 20)
  }
  return found
}

function levelOf(fields: readonly string[]): string {
  if (fields.includes('UserID')) return 'User'
  return fields.includes('UserGroupID') ? 'Group' : 'Company'
}
