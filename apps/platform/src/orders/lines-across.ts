import { fail } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { and, join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { declaredNames, plainNames, queryText, readPage } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { findSearch } from '../engine/search.ts'
import { selectList } from '../engine/select-list.ts'
import { inOrder, sortKey } from '../engine/sort.ts'
import type { Table } from '../engine/table.ts'
import { keyOfPage, queryOfKey } from './order-page-key.ts'
import { lineTableFor, orderTable } from './order-table.ts'
import { companyConditions, dateConditions } from './orders.ts'
import { directionOf, reachableOrders } from './reachable-orders.ts'

export const linesAcrossHandlers: PlatformHandlers = {
  'LineItems.ListAcrossOrders': (call) => {
    if (call.actor.userType === 'buyer') fail('Auth.UserNotAuthorizedToAdmin')
    return listAcross({ ...call, query: queryOfKey(plainNames(call.query)) })
  },
}

/** Lines of submitted orders. The prefix `Order.` means a field of the order; one condition cannot mix both. */
function listAcross(call: PlatformCall): Promise<JsonText> {
  const { query } = call
  const page = pageOf(query)
  const { onOrders, onLines } = splitFilters(query, declaredNames(call.operation))
  const lines = lineTableFor(call.actor)
  const search = searchConditions(lines, query)
  const keys = sortKeys(lines, queryText(query.sortBy))
  const orderWhere = and([
    reachableOrders(call.actor, directionOf(call)),
    sql`t.is_submitted`,
    ...dateConditions(call),
    ...companyConditions(call),
    ...filterConditions(orderTable, onOrders, new Set()),
    ...search.onOrders,
  ])
  const orders = sql`(select t.uid, t.id ${join(keys.columns, '')} from orders t where ${orderWhere}) o`
  const source = {
    table: lines,
    from: sql`${orders} join line_items t on t.order_uid = o.uid`,
    where: and([sql`true`, ...filterConditions(lines, onLines, new Set()), ...search.onLines]),
    shown: sql`o.id as "OrderID", ${orderOfLine} as "Order", ${selectList(lines)}`,
    nextPageKey: keyOfPage({ ...query, page: String(page.page + 1) }),
  }
  return readPage(call, source, sql`${join([...keys.order, sql`t.order_uid`, sql`t.id`])}`, page)
}

const orderOfLine = sql`(select row_to_json(it) from (select ${selectList(orderTable)} from orders t where t.uid = o.uid) it)`

const prefix = /^Order\./i

/** `OrderID` is a field of the listed line and means the order's ID. */
const qualifyOrderID = (given: string): string => given.replace(/^OrderID$/i, 'Order.ID')

function splitFilters(
  query: QueryParameters,
  declared: ReadonlySet<string>,
): { onOrders: QueryParameters; onLines: QueryParameters } {
  const onOrders: QueryParameters = {}
  const onLines: QueryParameters = {}
  for (const [given, value] of Object.entries(query)) {
    if (declared.has(given.toLowerCase())) continue
    const names = given.split('|').map(qualifyOrderID)
    const ofOrder = names.filter((one) => prefix.test(one))
    if (ofOrder.length === 0) onLines[given] = value
    else if (ofOrder.length < names.length) fail('LineItem.CannotFilterByOrderOrLineItem', { Property: given })
    else onOrders[names.map((one) => one.replace(prefix, '')).join('|')] = value
  }
  return { onOrders, onLines }
}

const splitList = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Searches the lines or, if `searchOn` says so, the orders. */
function searchConditions(lines: Table, query: QueryParameters): { onOrders: Sql[]; onLines: Sql[] } {
  const names = splitList(queryText(query.searchOn)).map(qualifyOrderID)
  const ofOrder = names.filter((one) => prefix.test(one))
  if (ofOrder.length > 0 && ofOrder.length < names.length)
    fail('LineItem.CannotSearchByOrderOrLineItem', { Property: queryText(query.searchOn) })
  const isOnOrder = ofOrder.length > 0
  const search = findSearch(isOnOrder ? orderTable : lines, {
    search: queryText(query.search),
    searchType: queryText(query.searchType),
    searchOn: names.map((one) => one.replace(prefix, '')).join(','),
  })
  const where = search ? [search.where] : []
  return isOnOrder ? { onOrders: where, onLines: [] } : { onOrders: [], onLines: where }
}

/** Sort keys of the order are selected under their own names; the first key must be one. */
function sortKeys(lines: Table, sortBy: string | undefined): { columns: Sql[]; order: Sql[] } {
  const requested = splitList(sortBy).map((part) => ({
    isDown: part.startsWith('!'),
    key: qualifyOrderID(part.replace(/^!/, '')),
  }))
  const [first] = requested
  if (first && !prefix.test(first.key)) fail('LineItem.MustSortByOrderFirst', { Property: first.key })
  const keys = first ? requested : defaultSort
  const columns: Sql[] = []
  const order = keys.map(({ isDown, key }, place) => {
    if (!prefix.test(key)) return inOrder(sortKey(lines, key), isDown)
    const column = name(`key_${place}`)
    columns.push(sql`, ${sortKey(orderTable, key.replace(prefix, ''))} as ${column}`)
    return inOrder(sql`o.${column}`, isDown)
  })
  return { columns, order }
}

const defaultSort = [
  { isDown: false, key: 'Order.DateCreated' },
  { isDown: false, key: 'DateAdded' },
]
