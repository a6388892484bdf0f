import { findChangedFields } from '@tessera/domain/changes/find-changed-fields'
import { pickShape } from '@tessera/domain/changes/pick-shape'
import { ApiError, fail, refusal } from '@tessera/server/api-error'
import type { Reply, RequestBody } from '@tessera/server/call'
import { type Database, isRetryable, type PartAccess, type TransactionAccess } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import type { MountOptions } from '@tessera/server/mount'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall, PlatformHandler } from '../actor.ts'
import { keepBefore } from '../engine/before-write.ts'
import { explainViolation } from '../engine/explain-violation.ts'
import { withHashedSecret } from '../identity/hash-first.ts'
import { recordEvent } from '../record-event.ts'
import { runOnce } from '../repeats.ts'
import type { ChangeableWrite } from './changeable-writes.ts'
import { type PlannedChange, readChanges } from './read-changes.ts'
import { recordIn } from './record-in.ts'

export interface ChangeNeeds extends Required<Pick<MountOptions<Actor>, 'beforeWrite' | 'afterWrite'>> {
  database: Database
  writes: ReadonlyMap<string, ChangeableWrite>
}

interface ChangeResult {
  Status: number
  Errors: ApiError['errors']
  Before: RequestBody | null
  After: RequestBody | null
}

/** A change with the function that tells webhooks about it, or the reason why it is refused. */
type AskedChange = (PlannedChange & Pick<PlatformCall, 'announce' | 'hashedSecret'>) | ApiError

/** Makes each change by the handler of its own row, in one transaction with a savepoint for each (0111). */
export const makeChangesWith =
  (needs: ChangeNeeds): PlatformHandler =>
  async (call) => {
    const { changes: read, dryRun, allOrNothing, isBrief } = readChanges(call, needs.writes)
    const changes = await Promise.all(read.map((change) => hashSecret(call, change)))
    const run = (db: TransactionAccess, some: readonly AskedChange[]) => runChanges(db, call, some, isBrief)
    if (dryRun) return { Results: await undoAfterwards(needs.database, (db) => run(db, changes)) }
    const asked = await Promise.all(changes.map((change) => askWebhooks(needs, call, change)))
    let results: ChangeResult[] = []
    const made = needs.database.transaction((db) =>
      runOnce({ ...call, db }, async () => {
        results = await run(db, asked)
        if (allOrNothing && results.some(isRefused)) throw new OneRefused()
        return new JsonText(JSON.stringify({ Results: results }))
      }),
    )
    const reply = await made.catch((error) => {
      if (error instanceof OneRefused) return undefined
      throw error
    })
    if (!reply) return { Results: results.map((one) => (isRefused(one) ? one : undoneResult)) }
    for (const [at, change] of asked.entries())
      if (!(change instanceof ApiError) && (results[at]?.Status ?? 400) < 400) needs.afterWrite({ ...call, ...change })
    return reply
  }

type HashedChange = PlannedChange & Pick<PlatformCall, 'hashedSecret'>

/** Passwords and client secrets are hashed before a transaction is open. */
async function hashSecret(call: PlatformCall, change: PlannedChange | ApiError): Promise<HashedChange | ApiError> {
  if (change instanceof ApiError) return change
  try {
    const { hashedSecret } = await withHashedSecret({ ...call, ...change })
    return hashedSecret ? { ...change, hashedSecret } : change
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** Thrown to roll back all changes of a list because one of them is refused. */
class OneRefused extends Error {}

const isRefused = ({ Status }: ChangeResult): boolean => Status >= 400

/** The answer of a change that was undone because another one of its list is refused. */
const undoneResult = refusedResult(refusal('Changes.AnotherRefused'))

/** Asks before a transaction is open. A dry run asks no one: a receiver could take it for the change. */
async function askWebhooks(
  { beforeWrite }: ChangeNeeds,
  call: PlatformCall,
  change: HashedChange | ApiError,
): Promise<AskedChange> {
  if (change instanceof ApiError) return change
  try {
    return { ...change, announce: await beforeWrite({ ...call, ...change }) }
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** Thrown to roll back what was only tried. */
class DryRunOver extends Error {}

async function undoAfterwards<T>(database: Database, work: (db: TransactionAccess) => Promise<T>): Promise<T> {
  const done: T[] = []
  const undone = database.transaction(async (db) => {
    done[0] = await work(db)
    throw new DryRunOver()
  })
  await undone.catch((error) => {
    if (!(error instanceof DryRunOver)) throw error
  })
  return done[0] as T // set before it was undone
}

async function runChanges(
  db: TransactionAccess,
  call: PlatformCall,
  changes: readonly AskedChange[],
  isBrief: boolean,
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const [at, change] of changes.entries()) {
    // lines sort by their timestamp, so two changes must not share one
    const now = new Date(call.now.getTime() + at)
    const result = change instanceof ApiError ? refusedResult(change) : await runChange(db, { ...call, now }, change)
    results.push(isBrief && !(change instanceof ApiError) ? shortenResult(result, change.raw) : result)
  }
  return results
}

function shortenResult({ Before, After, ...result }: ChangeResult, raw: unknown): ChangeResult {
  const shape = (raw ?? {}) as RequestBody
  return { ...result, Before: Before && pickShape(Before, shape), After: After && pickShape(After, shape) }
}

async function runChange(
  db: TransactionAccess,
  call: PlatformCall,
  change: Exclude<AskedChange, ApiError>,
): Promise<ChangeResult> {
  try {
    return await db.attempt((part) => makeChange({ ...call, ...change, db: part }, part, change))
  } catch (error) {
    const refused = error instanceof ConstraintViolation ? explainViolation(error) : error
    if (!(refused instanceof ApiError) || isRetryable(error)) throw error
    return refusedResult(refused)
  }
}

function refusedResult({ status, errors }: ApiError): ChangeResult {
  return { Status: status, Errors: errors, Before: null, After: null }
}

async function makeChange(call: PlatformCall, part: PartAccess, { write, was }: PlannedChange): Promise<ChangeResult> {
  const { operation } = call
  const before = await write.findCurrent(call)
  checkUnchanged(call, write, was, before)
  keepBefore(call, before)
  const reply = await writeAndRecord(call, part, write)
  // the checks of sums wait for the end of the transaction, where no change could be named
  if (write.isOfOrders) await call.db.rows(sql`set constraints all immediate`)
  if (write.isOfOrders) await call.db.rows(sql`set constraints all deferred`)
  const after = operation.verb === 'DELETE' ? undefined : ((await recordIn(reply)) ?? (await write.findCurrent(call)))
  return { Status: operation.status, Errors: [], Before: before ?? null, After: after ?? null }
}

/**
 * The event of a delete needs nothing of its answer, so both are sent at once. If one fails, its savepoint undoes both.
 * The event of any other write goes with the first statements of the next change.
 */
async function writeAndRecord(
  call: PlatformCall,
  { sendAtEnd }: PartAccess,
  { handler, isOfOrders }: ChangeableWrite,
): Promise<Reply> {
  const { verb, reply: shape } = call.operation
  if (verb === 'DELETE' && !shape && !isOfOrders) {
    await Promise.all([handler(call), recordEvent(call, undefined, { isUnfinished: true })])
    return undefined
  }
  const reply = await handler(call)
  await recordEvent(call, reply, { isUnfinished: true, send: sendAtEnd })
  return reply
}

/** Compares under the lock: between this and the write no one else changes the record. */
function checkUnchanged(
  { operation, raw }: PlatformCall,
  { model }: ChangeableWrite,
  was: PlannedChange['was'],
  before: RequestBody | undefined,
): void {
  if (was === undefined) return
  const patch = operation.verb === 'PATCH' ? ((raw ?? {}) as RequestBody) : undefined
  // a patch and a delete of a missing record are answered with 404
  if (!before && (was === null || operation.verb !== 'PUT')) return
  const fields = before && was ? findChangedFields({ model, was, patch }, before) : []
  if (before && was && fields.length === 0) return
  fail('Concurrency.Changed', { Fields: fields, Current: before ?? null })
}
