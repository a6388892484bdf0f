import { fail } from '@tessera/server/api-error'
import type { Query } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { and, join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { filters } from '../engine/filters.ts'
import { declaredNames, pageOfRows, plainNames, text } from '../engine/list.ts'
import { pageOf } from '../engine/page.ts'
import { findSearch } from '../engine/search.ts'
import { shown } from '../engine/shown.ts'
import { inOrder, sortKey } from '../engine/sort.ts'
import { directionOf, reachableOrders } from './order-scope.ts'
import { lineTable, orderTable } from './order-table.ts'
import { companies, dates } from './orders.ts'
import { keyOfPage, queryOfKey } from './page-key.ts'

export const linesAcrossHandlers: PlatformHandlers = {
  'LineItems.ListAcrossOrders': (call) => {
    if (call.actor.userType === 'buyer') fail('Auth.UserNotAuthorizedToAdmin')
    return listAcross({ ...call, query: queryOfKey(plainNames(call.query)) })
  },
}

/** Lines of submitted orders. The prefix `Order.` means a field of the order; one condition cannot mix both. */
function listAcross(call: PlatformCall): Promise<Json> {
  const { query } = call
  const page = pageOf(query)
  const { onOrders, onLines } = parted(query, declaredNames(call.operation))
  const search = searched(query)
  const keys = sortKeys(text(query.sortBy))
  const orderWhere = and([
    reachableOrders(call.actor, directionOf(call)),
    sql`t.is_submitted`,
    ...dates(call),
    ...companies(call),
    ...filters(orderTable, onOrders, new Set()),
    ...search.onOrders,
  ])
  const orders = sql`(select t.uid, t.id ${join(keys.columns, '')} from orders t where ${orderWhere}) o`
  const source = {
    table: lineTable,
    from: sql`${orders} join line_items t on t.order_uid = o.uid`,
    where: and([sql`true`, ...filters(lineTable, onLines, new Set()), ...search.onLines]),
    shown: sql`o.id as "OrderID", ${orderOfLine} as "Order", ${shown(lineTable)}`,
    nextPageKey: keyOfPage({ ...query, page: String(page.page + 1) }),
  }
  return pageOfRows(call, source, sql`${join([...keys.order, sql`t.order_uid`, sql`t.id`])}`, page)
}

const orderOfLine = sql`(select row_to_json(it) from (select ${shown(orderTable)} from orders t where t.uid = o.uid) it)`

const prefix = /^Order\./i

/** `OrderID` is a field of the listed line and means the order's ID. */
const ownName = (given: string): string => given.replace(/^OrderID$/i, 'Order.ID')

function parted(query: Query, declared: ReadonlySet<string>): { onOrders: Query; onLines: Query } {
  const onOrders: Query = {}
  const onLines: Query = {}
  for (const [given, value] of Object.entries(query)) {
    if (declared.has(given.toLowerCase())) continue
    const names = given.split('|').map(ownName)
    const ofOrder = names.filter((one) => prefix.test(one))
    if (ofOrder.length === 0) onLines[given] = value
    else if (ofOrder.length < names.length) fail('List.InvalidProperty', { Property: given })
    else onOrders[names.map((one) => one.replace(prefix, '')).join('|')] = value
  }
  return { onOrders, onLines }
}

const split = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Searches the lines or, if `searchOn` says so, the orders. */
function searched(query: Query): { onOrders: Sql[]; onLines: Sql[] } {
  const names = split(text(query.searchOn)).map(ownName)
  const ofOrder = names.filter((one) => prefix.test(one))
  if (ofOrder.length > 0 && ofOrder.length < names.length)
    fail('List.InvalidSearchProperty', { Property: text(query.searchOn) })
  const isOnOrder = ofOrder.length > 0
  const search = findSearch(isOnOrder ? orderTable : lineTable, {
    search: text(query.search),
    searchType: text(query.searchType),
    searchOn: names.map((one) => one.replace(prefix, '')).join(','),
  })
  const where = search ? [search.where] : []
  return isOnOrder ? { onOrders: where, onLines: [] } : { onOrders: [], onLines: where }
}

/** Sort keys of the order are selected under their own names; the first key must be one. */
function sortKeys(sortBy: string | undefined): { columns: Sql[]; order: Sql[] } {
  const asked = split(sortBy).map((part) => ({ isDown: part.startsWith('!'), key: ownName(part.replace(/^!/, '')) }))
  const [first] = asked
  if (first && !prefix.test(first.key)) fail('LineItem.MustSortByOrderFirst', { Property: first.key })
  const keys = first ? asked : usual
  const columns: Sql[] = []
  const order = keys.map(({ isDown, key }, place) => {
    if (!prefix.test(key)) return inOrder(sortKey(lineTable, key), isDown)
    const column = name(`key_${place}`)
    columns.push(sql`, ${sortKey(orderTable, key.replace(prefix, ''))} as ${column}`)
    return inOrder(sql`o.${column}`, isDown)
  })
  return { columns, order }
}

const usual = [
  { isDown: false, key: 'Order.DateCreated' },
  { isDown: false, key: 'DateAdded' },
]
