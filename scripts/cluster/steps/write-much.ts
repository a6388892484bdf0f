import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { FaultRow } from '../../faults/fault-row.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { clientOf, createPlainProduct, placeOrders, plainProduct } from '../place-orders.ts'

const loadMilliseconds = 15_000
const newerEvents = 200_000
const oldKeys = 1_000_000
const forgetLimit = 300_000
const promotions = Array.from({ length: 64 }, (_, at) => `offer-${at}`)

/** S4: 64 shoppers with one promotion; cart writes after many orders; a night with a million keys to forget. */
export async function writeMuch(run: ClusterRun): Promise<FaultRow> {
  const { url } = run.cluster
  await createPlainProduct(url, promotions)
  const waits = await logLockWaits(run)
  await placeOrders(run, { milliseconds: loadMilliseconds / 3, codeOf: () => 'offer-0' })
  const own = await placeOrders(run, { milliseconds: loadMilliseconds, codeOf: (at) => promotions[at] ?? '' })
  const one = await placeOrders(run, { milliseconds: loadMilliseconds, codeOf: () => 'offer-0' })
  const waited = await waits.stop()
  const carts = await compareCartWrites(run)
  const forgotten = await forgetKeys(run)
  const share = one.placed / own.placed
  const slower = carts.after / carts.before
  return {
    id: 'writers',
    numbers:
      `64 shoppers placed ${own.placed} orders with promotions of their own and ${one.placed} with one for all, ` +
      `${own.refusals.length} and ${one.refusals.length} requests failed (${[...own.refusals, ...one.refusals][0] ?? 'none'}); ` +
      `a cart write took ${carts.before.toFixed(1)} ms, and ${carts.after.toFixed(1)} ms after ${newerEvents} events of orders; ` +
      `${oldKeys} keys were forgotten in ${forgotten.seconds} s`,
    findings: [
      ['no order waits for the notification of another commit', waited > 0 ? [`${waited} times`] : []],
      ['a million idempotency keys are forgotten', forgotten.left > 0 ? [`${forgotten.left} left`] : []],
    ],
    timed: [
      ['one promotion for all costs a fifth at most', share >= 0.8 ? [] : [share.toFixed(2)]],
      ['events of orders slow a cart write by a fifth at most', slower <= 1.2 ? [] : [slower.toFixed(2)]],
    ],
  }
}

/** Shorter waits are not logged. */
const loggedMilliseconds = 20

/**
 * PostgreSQL lets one notifying commit through at a time, by a lock on an object of `pg_database`, and logs who waits for
 * it. An order is placed between `begin` and `commit`; what wakes the relay is one statement, and may wait.
 */
async function logLockWaits({ cluster: { primary } }: ClusterRun): Promise<{ stop(): Promise<number> }> {
  const settings = { log_lock_waits: 'on', deadlock_timeout: `${loggedMilliseconds}ms` }
  for (const [name, value] of Object.entries(settings)) await primary.query(`alter system set ${name} = '${value}'`)
  await primary.query('select pg_reload_conf()')
  const before = primary.readLog().length
  return {
    stop: async () => {
      for (const name of Object.keys(settings)) await primary.query(`alter system reset ${name}`)
      await primary.query('select pg_reload_conf()')
      return [...primary.readLog().slice(before).matchAll(waitsToNotify)].length
    },
  }
}

const waitsToNotify =
  /^(\d+) LOG: .* still waiting for .* on object \d+ of class 1262 .*\n(?:\1 DETAIL: .*\n)?\1 STATEMENT: +commit$/gm

/** The usual milliseconds of a write to a new cart before and after events of orders that an open transaction keeps new. */
async function compareCartWrites(run: ClusterRun): Promise<{ before: number; after: number }> {
  const { primary } = run.cluster
  const open = new pg.Client({ connectionString: primary.url })
  await open.connect()
  await open.query('begin')
  await open.query('select pg_current_xact_id()')
  const before = await measureCartWrites(run)
  await primary.query(`
    insert into platform.events (marketplace_id, operation, kind)
    select id, 'Orders.Probe', 'order'
    from (select id from platform.marketplaces limit 1) m, generate_series(1, ${newerEvents})`)
  await primary.query('checkpoint')
  const after = await measureCartWrites(run)
  await open.query('rollback')
  await open.end()
  return { before, after }
}

const writes = 200

async function measureCartWrites(run: ClusterRun): Promise<number> {
  const { Cart } = clientOf(run, 0)
  await Cart.Delete().catch(() => undefined)
  const line = await Cart.CreateLineItem({ ProductID: plainProduct, Quantity: 1 })
  const times: number[] = []
  for (let at = 0; at < writes; at++) {
    const began = performance.now()
    await Cart.PatchLineItem(line.ID, { Quantity: 1 + (at % 9) })
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[writes / 2] ?? 0
}

async function forgetKeys({ cluster: { primary } }: ClusterRun): Promise<{ seconds: number; left: number }> {
  await primary.query(`
    insert into platform.idempotency_keys (marketplace_id, caller, key, request_hash, created_at)
    select id, 'probe', nth::text, '', now() - interval '2 days'
    from (select id from platform.marketplaces limit 1) m, generate_series(1, ${oldKeys}) nth`)
  const began = Date.now()
  await primary.query("select graphile_worker.add_job('forget-expired')")
  for (;;) {
    const [row] = await primary.query<{ left: number }>(
      `select count(*)::int as left from platform.idempotency_keys where caller = 'probe'`,
    )
    const left = row?.left ?? 0
    if (left === 0 || Date.now() - began > forgetLimit)
      return { seconds: Math.round((Date.now() - began) / 1000), left }
    await sleep(1000)
  }
}
