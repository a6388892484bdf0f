import type { Operation } from '@tessera/contract/kit/operation'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { ApiError } from '@tessera/server/api-error'
import type { Database } from '@tessera/server/database'
import { pickFields } from '@tessera/server/pick-fields'
import { sql } from '@tessera/server/sql'
import { validateBody } from '@tessera/server/validate-body'
import { checkID, newID } from '../engine/ids.ts'
import type { BulkBatch, BulkRow } from './bulk-batch.ts'
import { type BulkTag, type BulkTarget, bulkTargets } from './bulk-targets.ts'
import { insertRows } from './insert-rows.ts'
import { saveEach } from './save-each.ts'

/** One statement and one short transaction per batch, so that readers of events and changes do not wait. */
const batchSize = 500

type Row = Record<string, unknown>
type Params = Record<string, string>

/**
 * Creates or replaces many records as PUT would one by one. All rows are validated before the first is written. A
 * parent that `params` does not name, such as `productID`, is read from the row as `ProductID`. Parents must come
 * before their children. Returns the number of rows.
 */
export async function saveMany(
  database: Database,
  marketplace: string,
  tag: BulkTag,
  rows: readonly Row[],
  params: Params = {},
): Promise<number> {
  const target: BulkTarget = bulkTargets[tag]
  const operation = getOperation(target.operation)
  const checked = rows.map((row, place) => checkRow(target, operation, row, params, place))
  for (let start = 0; start < checked.length; start += batchSize) {
    const batch = checked.slice(start, start + batchSize)
    await database.transaction((db) => saveBatch({ db, marketplace, rows: batch }, tag, target, operation))
  }
  return checked.length
}

function checkRow(target: BulkTarget, operation: Operation, row: Row, given: Params, index: number): BulkRow {
  const { model } = target.table
  try {
    const body = pickFields(model, row)
    validateBody(model, 'write', body, operation.alsoRequired)
    const parents = target.parents.map((name) => [name, checkID(String(given[name] ?? row[capitalize(name)] ?? ''))])
    const id = target.idParameter === undefined ? undefined : typeof body.ID === 'string' ? checkID(body.ID) : newID()
    return { id, params: Object.fromEntries(parents), body }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const says = error.errors.map(({ Message }) => Message).join(' ')
    throw new Error(`Row ${index} (${JSON.stringify(row).slice(0, 200)}): ${says}`, { cause: error })
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

async function saveBatch(given: BulkBatch, tag: BulkTag, target: BulkTarget, operation: Operation): Promise<void> {
  const bulk = { ...given, rows: (await target.rule?.(given)) ?? given.rows }
  if (target.handlers) await saveEach(bulk, target, operation)
  if (!target.handlers) await insertRows(bulk, target)
  await target.afterWrite?.(bulk)
  await recordBulk(bulk, tag, target)
}

/** One event for the batch, because caches and the audit depend on events. */
async function recordBulk({ db, marketplace, rows }: BulkBatch, tag: BulkTag, { table }: BulkTarget): Promise<void> {
  const items = rows.map(({ id, params, body }) => ({
    ...params,
    ...(id === undefined ? assignmentKeyOf(table.model, body) : { ID: id }),
  }))
  await db.rows(sql`
    insert into events (marketplace_id, operation, kind, params, body)
    values (${marketplace}, 'Bulk.Save', 'catalog', ${JSON.stringify({ Resource: tag })}, ${JSON.stringify({ Items: items })})`)
}

/** The IDs that identify an assignment. */
const assignmentKeyOf = ({ properties }: BulkTarget['table']['model'], body: Row): Row =>
  Object.fromEntries(
    Object.keys(properties)
      .filter((name) => name.endsWith('ID') && body[name])
      .map((name) => [name, body[name]]),
  )
