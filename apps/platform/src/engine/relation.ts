import { parametersOf } from '@tessera/contract/kit/operation'
import { ownValue } from '@tessera/contract/kit/own-value'
import type { Relation } from '@tessera/contract/kit/relation'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, queryValue, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { and, join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { keepBefore, needsBefore } from './before-write.ts'
import { fullRow } from './column-assignments.ts'
import { namedConditions } from './filter-conditions.ts'
import { listPage, plainNames, readPage } from './list-page.ts'
import type { ListReply } from './list-reply.ts'
import { isOwnerField, ownerAssignments, ownerOf, requireOwnership } from './owner.ts'
import { pageOf } from './page-request.ts'
import { requireParents } from './parents.ts'
import { keyValue, scope } from './scope.ts'
import { findField, selectList } from './select-list.ts'
import { findColumn, type Table, tableOf, toSnakeCase } from './table.ts'
import { storedRecord } from './write-context.ts'

/** List, save and delete handlers of assignments. Saving is an upsert on the key columns. */
export function relation(declaration: Relation): PlatformHandlers {
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  const { tag, named: word } = declaration
  return {
    [`${tag}.List${word}s`]: (call) => listAssignments(declaration, table, call),
    [`${tag}.Save${word}`]: (call) => saveAssignment(declaration, table, call),
    [`${tag}.Delete${word}`]: (call) => removeAssignment(declaration, table, call),
  }
}

async function listAssignments(declaration: Relation, table: Table, call: PlatformCall): Promise<JsonText> {
  const source = { table, from: sql`${name(table.name)} t`, where: scope(table, call) }
  const page = declaration.full ? await listPage(call, source) : await listNamed(declaration, call, source)
  if (page.total === 0) await requireParents(table, call)
  return page
}

function listNamed(
  { listBy, key }: Relation,
  call: PlatformCall,
  source: Parameters<typeof readPage>[1],
): Promise<ListReply> {
  const { table } = source
  const where = and([
    source.where,
    namedConditions(table, call.query, listBy),
    ...levelCondition(table, call),
    ...commerceRoleCondition(table, call),
  ])
  const order = join(key.map((field) => sql`t.${name(toSnakeCase(field))}`))
  return readPage(call, { ...source, where }, order, pageOf(plainNames(call.query)))
}

const hasField = (table: Table, field: string): boolean => findColumn(table, field) !== undefined

/** `level=User|Group|Company`: the kind of party an assignment names. */
function levelCondition(table: Table, call: PlatformCall): Sql[] {
  const level = queryValue(call, 'level')?.toLowerCase()
  if (!level) return []
  const user = hasField(table, 'UserID') ? sql`t.user_id` : sql`null::text`
  const group = hasField(table, 'UserGroupID') ? sql`t.user_group_id` : sql`null::text`
  const levels: Record<string, Sql> = {
    user: sql`${user} is not null`,
    group: sql`${group} is not null`,
    company: sql`${user} is null and ${group} is null`,
  }
  return [
    ownValue(levels, level) ?? fail('List.InvalidType', { Property: 'level', Expected: 'User, Group or Company' }),
  ]
}

function commerceRoleCondition(table: Table, call: PlatformCall): Sql[] {
  const role = queryValue(call, 'commerceRole')?.toLowerCase()
  if (!role || !hasField(table, 'BuyerID') || !hasField(table, 'SupplierID')) return []
  const sides: Record<string, Sql> = {
    buyer: sql`t.buyer_id is not null`,
    supplier: sql`t.supplier_id is not null`,
    seller: sql`t.buyer_id is null and t.supplier_id is null`,
  }
  return [
    ownValue(sides, role) ??
      fail('List.InvalidType', { Property: 'commerceRole', Expected: 'Buyer, Seller or Supplier' }),
  ]
}

export async function saveAssignment(declaration: Relation, table: Table, call: PlatformCall): Promise<undefined> {
  const { key } = declaration
  const own = [
    { column: 'marketplace_id', value: sql`${call.actor.marketplace}` },
    ...table.keys.map((one) => ({ column: one.column, value: sql`${keyValue(one, call)}` })),
  ]
  await requireOwnership(table, call, call.body)
  if (needsBefore(call)) keepBefore(call, await findAssignment(declaration, call))
  const row = [...fullRow(table, call.body), ...(await ownerAssignments(table, call))]
  const keyColumns = [...own.map(({ column }) => column), ...key.map(toSnakeCase)]
  const rest = row.filter(({ column }) => !keyColumns.includes(column))
  const all = [...own, ...row]
  await call.db.rows(sql`
    insert into ${name(table.name)} (${join(all.map(({ column }) => name(column)))})
    values (${join(all.map(({ value }) => value))})
    on conflict (${join(keyColumns.map(name))}) do ${
      rest.length > 0
        ? sql`update set ${join(rest.map(({ column }) => sql`${name(column)} = excluded.${name(column)}`))}`
        : sql`nothing`
    }`)
}

/**
 * Deletes the assignment given by path and query. Unnamed key columns must be null, so no other assignment is deleted.
 */
async function removeAssignment(declaration: Relation, table: Table, call: PlatformCall): Promise<undefined> {
  const given = namedInAddress(declaration, table, call)
  await requireOwnership(table, call)
  const where = await assignmentCondition(declaration, table, call, given)
  const gone = await call.db.find<{ row: RequestBody }>(
    sql`delete from ${name(table.name)} t where ${where} returning to_jsonb(t) as row`,
  )
  if (gone) keepBefore(call, storedRecord(table, gone.row))
  if (gone) return
  await requireParents(table, call)
  throw notFound(declaration.model.title, [...given.values()].filter(Boolean).join(' '))
}

/** Locks the assignment that a save or a delete is about, and reads it. */
export async function findAssignment(declaration: Relation, call: PlatformCall): Promise<RequestBody | undefined> {
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  const isSave = call.operation.verb === 'POST'
  const given = isSave ? new Map(Object.entries(call.body)) : namedInAddress(declaration, table, call)
  const where = await assignmentCondition(declaration, table, call, given)
  const found = await call.db.find<{ json: RequestBody }>(sql`
    select row_to_json(it) as json
    from (select ${selectList(table)} from ${name(table.name)} t where ${where} for no key update) it`)
  return found?.json
}

type NamedValues = ReadonlyMap<string, unknown>

function namedInAddress(
  { remove: path, removeBy = [], model }: Relation,
  table: Table,
  call: PlatformCall,
): NamedValues {
  const inPath = parametersOf(path).filter(
    (one) => !table.keys.some((tableKey) => 'parameter' in tableKey && tableKey.parameter === one),
  )
  return new Map([
    ...inPath.map((one) => [findField(model, one) ?? one, pathParameter(call, one)] as const),
    ...removeBy.map((one) => [findField(model, one) ?? one, queryValue(call, one)] as const),
  ])
}

async function assignmentCondition(
  { key }: Relation,
  table: Table,
  call: PlatformCall,
  given: NamedValues,
): Promise<Sql> {
  const seller = key.some(isOwnerField) ? await ownerOf(call, given.get('SellerID')) : undefined
  const where = key.map((field) => {
    const value = isOwnerField(field) ? seller : given.get(field)
    return value ? sql`t.${name(toSnakeCase(field))} = ${value}` : sql`t.${name(toSnakeCase(field))} is null`
  })
  return and([scope(table, call), ...where])
}
