import { setTimeout as sleep } from 'node:timers/promises'
import { findViolations } from '@tessera/platform/find-violations'
import { type Database, openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { testTimeouts } from '@tessera/testing/test-database'
import type { History } from './history.ts'
import { promotionLimit, stock } from './seed-shop.ts'
import { requestLimit } from './shopper.ts'

interface StoredOrder {
  intent: string | null
  id: string
  total: number
  lines: number
}

/** Each rule with its violations; none are expected. */
export type Findings = [rule: string, broken: string[]][]

export async function checkHistory(
  history: History,
  databaseUrl: string,
  firstReady: number,
): Promise<{ findings: Findings; timed: Findings }> {
  return {
    findings: [...(await checkPurchases(history, databaseUrl)), ...serviceRules(history, firstReady)],
    timed: timeRules(history, firstReady),
  }
}

/** Compares what shoppers were told with what is stored. */
export async function checkPurchases(history: History, databaseUrl: string): Promise<Findings> {
  const database = openDatabase({ url: databaseUrl, schema: 'platform', maxConnections: 2, timeouts: testTimeouts })
  try {
    return [...purchaseRules(history, await readOrders(database)), ...(await databaseRules(database))]
  } finally {
    await database.close()
  }
}

const readOrders = (database: Database): Promise<StoredOrder[]> =>
  database.rows<StoredOrder>(sql`
    select o.xp ->> 'Intent' as intent, o.id, o.total::float8 as total, o.line_item_count as lines
    from orders o where o.is_submitted and o.xp ? 'Intent'`)

function purchaseRules({ purchases }: History, orders: readonly StoredOrder[]): Findings {
  const byIntent = Map.groupBy(orders, ({ intent }) => intent)
  const submitted = (intent: string): StoredOrder[] => byIntent.get(intent) ?? []
  const known = new Map(purchases.map((purchase) => [purchase.intent, purchase]))
  const accepted = purchases.filter(({ outcome }) => outcome === 'ok')
  return [
    [
      'every accepted order is there, as it was answered',
      accepted.flatMap(({ intent, order }) => {
        const found = submitted(intent).find(({ id }) => id === order?.id)
        const isSame = found?.total === order?.total && found?.lines === order?.lines
        return isSame ? [] : [`${intent}: answered ${JSON.stringify(order)}, stored ${JSON.stringify(found)}`]
      }),
    ],
    [
      'nothing was bought twice',
      [...byIntent].flatMap(([intent, all]) =>
        all.length > 1 ? [`${intent}: ${all.map(({ id }) => id).join(', ')}`] : [],
      ),
    ],
    [
      'nothing that was refused or never asked for was bought',
      orders.flatMap(({ intent, id }) => {
        const outcome = known.get(intent ?? '')?.outcome
        return outcome === 'ok' || outcome === 'unknown' ? [] : [`${id} of ${intent}: ${outcome}`]
      }),
    ],
    [
      'asking again with the same key gave the first outcome',
      purchases.flatMap(({ intent, attempts, outcome, code }) =>
        outcome === 'fail' && attempts > 1 && /NotFound|BadStatus/.test(code ?? '') ? [`${intent}: ${code}`] : [],
      ),
    ],
    ['something was bought', accepted.length > 0 ? [] : ['nothing']],
  ]
}

async function databaseRules(database: Database): Promise<Findings> {
  const left = await database.rows<{ id: string; left: number; moved: number }>(sql`
    select p.id, p.inventory_quantity_available as left,
      (select coalesce(sum(m.change), 0)::int from stock_movements m where m.product_id = p.id and m.kind = 'Order') as moved
    from products p where p.id = any(${Object.keys(stock)})`)
  const settings = await database.rows<{ name: string; setting: string }>(sql`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`)
  const promotion = await database.find<{ count: number }>(sql`
    select redemption_count as count from promotions where id = 'early'`)
  return [
    ['the invariants hold', await findViolations(database)],
    [
      'what is left and what was taken add up to what was there',
      left.flatMap(({ id, left: now, moved }) =>
        now - moved === stock[id as keyof typeof stock] ? [] : [`${id}: ${now} left, ${moved} moved`],
      ),
    ],
    ['the promotion stayed within its limit', (promotion?.count ?? 0) <= promotionLimit ? [] : [`${promotion?.count}`]],
    ['PostgreSQL waits for the disk', settings.flatMap(({ name, setting }) => (setting === 'on' ? [] : [name]))],
    ['no transaction was left open', await findOpenTransactions(database)],
  ]
}

/** Jobs go on while this looks, so a transaction counts as left open if it waits twice, five seconds apart. */
async function findOpenTransactions(database: Database): Promise<string[]> {
  const readWaiting = async () => {
    const rows = await database.rows<{ name: string }>(sql`
      select format('%s since %s', pid, xact_start) as name
      from pg_stat_activity where state like 'idle in transaction%'`)
    return rows.map(({ name }) => name)
  }
  const first = await readWaiting()
  if (first.length === 0) return []
  await sleep(5000)
  const second = await readWaiting()
  return first.filter((name) => second.includes(name))
}

/** Recovery limits in milliseconds of R7 to R9, or twice the first start on a busy machine. */
const recovery: Record<string, number> = { database: 10_000, connection: 10_000, both: 10_000 }
const programRecovery = 5000
/**
 * Tolerance around a fault: requests that started shortly before it, or while pools recovered; longer if startup is
 * slow.
 */
const margin = 2000
/** A program that ends itself is seen to be gone only after its connections broke: up to 110 ms on busy cores. */
const noticeDelay = 1000

function serviceRules({ troubles, outages }: History, firstReady: number): Findings {
  const after = Math.max(margin, firstReady)
  const isCovered = (at: number, took: number) =>
    outages.some(({ from, until }) => at + took >= from - noticeDelay && at <= until + after)
  return [
    [
      'errors came only during an outage',
      troubles.flatMap((one) => (isCovered(one.at, one.took) ? [] : [`${one.status} ${one.what}`])),
    ],
    [
      'those that were answered were told to come back: 503, no other error',
      troubles.flatMap(({ status, what }) => (status === 0 || status === 503 ? [] : [`${status} ${what}`])),
    ],
  ]
}

function timeRules({ troubles, outages }: History, firstReady: number): Findings {
  return [
    [
      'it was ready again in time',
      outages.flatMap(({ victim, from, until }) =>
        until - from <= Math.max(recovery[victim] ?? programRecovery, 2 * firstReady)
          ? []
          : [`${victim}: ${until - from} ms`],
      ),
    ],
    [
      'nobody waited for ever',
      troubles.flatMap(({ took, what }) => (took < requestLimit ? [] : [`${took} ms: ${what}`])),
    ],
  ]
}
