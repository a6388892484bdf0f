import type { Operation } from '@tessera/contract/kit/operation'
import type { Caller } from '@tessera/domain/identity/may-call'
import { getEnvironment } from '../http/environment.server.ts'
import { addressOf } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import { fillPath } from '../operations/fill-path.ts'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { findCreate } from '../operations/find-write.ts'
import { hrefOf, recordOf } from '../operations/places.ts'
import { isAllowed, readOperation } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { listActions, missingRight } from './actions.server.ts'
import { bulkWorks } from './bulk.server.ts'
import { assignWorks } from './bulk-assign.server.ts'
import { cellOf } from './cells.server.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import type { Facet } from './facet-control.ts'
import { columnFields, columnsOf, valueAt } from './list-columns.server.ts'
import { countedNames, filtersOf } from './list-filters.server.ts'
import { apiWords, columnsWord, filterNames, withoutFilters } from './list-words.ts'
import { mayEditGrid } from './load-grid.server.ts'
import { matricesOf } from './load-matrix.server.ts'
import type { ActionLink, ListView, Row } from './views.ts'

const pageSize = '50'

interface Listed {
  Meta: { Page: number; TotalPages: number; TotalCount: number; Facets?: Facet[] }
  Items: Record<string, unknown>[]
}

/** A list of any collection, with the words of its address passed on as they are. */
export async function loadList(
  staff: Staff,
  { operation, params }: FoundOperation,
  query: URLSearchParams,
): Promise<ListView> {
  const asked = apiWords(query)
  if (!asked.has('pageSize')) asked.set('pageSize', pageSize)
  const counted = countedNames(operation)
  const withCounts = new URLSearchParams([...asked, ...(counted ? [['facets', counted]] : [])])
  const { data } = await readOperation(staff, operation, { params, query: withCounts })
  const { Meta, Items } = data as Listed
  const model = operation.reply
  const address = addressOf(operation, { params, query: asked }) ?? ''
  return {
    title: listTitle(operation),
    crumbs: crumbsOf(operation, params),
    columns: model ? columnsOf(model, query) : [],
    rows: Items.map((item, at) => rowOf(staff, { operation, params }, query, item, at)),
    search: operation.list === 'full' && model && model.search.length > 0 ? (query.get('search') ?? '') : null,
    filters: filtersOf(operation, query, Meta.Facets),
    kept: [...query].filter(([name]) => ['sortBy', 'pageSize', columnsWord].includes(name)),
    clearHref: withoutFilters(query),
    isFiltered: query.has('search') || filterNames(query).length > 0,
    page: Meta.Page,
    pages: Meta.TotalPages,
    total: Meta.TotalCount,
    actions: [
      ...listActions(staff.caller, operation, params),
      ...sheetLinks(staff.caller, operation, params, query),
      columnsLink(operation, params, query),
    ],
    works: [...bulkWorks(staff.caller, operation, params), ...assignWorks(staff.caller, operation, params)],
    matrices: matricesOf(staff, operation, params),
    missing: missingRight(staff.caller, findCreate(operation), params),
    curl: curlOf('GET', getEnvironment().publicUrl + address),
  }
}

/** The same rows as a spreadsheet, and as a file for one. */
export function sheetLinks(
  caller: Caller,
  operation: Operation,
  params: PathValues,
  query: URLSearchParams,
): ActionLink[] {
  const words = new URLSearchParams(query)
  words.delete('page')
  const csv: ActionLink = {
    label: 'Export as CSV',
    href: exportHref(operation, params, words),
    isDanger: false,
    isFile: true,
  }
  if (!mayEditGrid(caller, { operation, params })) return [csv]
  words.set('view', 'grid')
  return [{ label: 'Edit as a spreadsheet', href: `${hrefOf(operation, params)}?${words}`, isDanger: false }, csv]
}

const columnsLink = (operation: Operation, params: PathValues, query: URLSearchParams): ActionLink => ({
  label: 'Choose columns',
  href: `${hrefOf(operation, params)}?${new URLSearchParams([...query, ['view', columnsWord]])}`,
  isDanger: false,
})

const exportHref = (operation: Operation, params: PathValues, words: URLSearchParams): string =>
  `/export${fillPath(operation.path, params)}${words.size > 0 ? `?${words}` : ''}`

function rowOf(
  staff: Staff,
  { operation, params }: FoundOperation,
  query: URLSearchParams,
  item: Record<string, unknown>,
  at: number,
): Row {
  const id = typeof item.ID === 'string' ? item.ID : undefined
  const fields = operation.reply ? columnFields(operation.reply, query) : []
  const href = id && hrefOfRow(staff, operation, params, id)
  return {
    key: id ?? String(at),
    ...(href && { href }),
    cells: fields.map(([name, field]) => cellOf(valueAt(item, name), field, params)),
  }
}

function hrefOfRow(staff: Staff, operation: Operation, params: PathValues, id: string): string | undefined {
  const read = recordOf(operation)
  const last = read && /:(\w+)$/.exec(read.path)?.[1]
  if (!read || !last) return undefined
  const values = { ...params, [last]: id }
  return isAllowed(staff.caller, read, values) ? hrefOf(read, values) : undefined
}
