import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { CrashPoint } from './dies-at.ts'
import type { History } from './history.ts'
import type { Fault } from './plan.ts'
import type { ShopProcess } from './shop-process.ts'

/** Injects one fault after another: normal traffic, the fault, and the time until the shop is ready again. */
export async function injectFaults(plan: readonly Fault[], shop: ShopProcess, history: History): Promise<string[]> {
  const problems: string[] = []
  for (const fault of plan) {
    await sleep(fault.after)
    const starts = shop.starts
    const bought = history.purchases.length
    const from = await (fault.aim ? diesAt(fault.aim, shop) : strikeAndWait(fault, shop))
    if (from === undefined) {
      problems.push(`nobody passed ${fault.aim}, though ${history.purchases.length - bought} purchases ended meanwhile`)
      continue
    }
    await shop.ready()
    history.outage({ victim: fault.aim ?? fault.victim, from, until: Date.now() })
    const isSpared = fault.victim === 'database' || fault.victim === 'connection'
    if (isSpared && shop.starts !== starts)
      problems.push(`the program ended when the ${fault.victim} did, ${shop.lastWords}`)
  }
  return problems
}

/** Strikes, waits until the effect is visible and returns the time of the fault. */
async function strikeAndWait(fault: Fault, shop: ShopProcess): Promise<number> {
  const from = Date.now()
  await killVictim(fault, shop)
  // readiness is cached and may still be reported
  await downOrBack(fault, shop)
  return from
}

/** Arms a crash point and returns the time of the crash; undefined if the point was not passed in time. */
async function diesAt(point: CrashPoint, shop: ShopProcess): Promise<number | undefined> {
  const starts = shop.starts
  shop.dieAt(point)
  for (let tries = 0; shop.starts === starts && tries < 30_000; tries++) await sleep(10)
  return shop.starts > starts ? shop.endedAt : undefined
}

async function killVictim({ victim, pick }: Fault, shop: ShopProcess): Promise<void> {
  const database = shop.findDatabase()
  if (victim === 'connection') return killOne(shop, pick)
  if (victim !== 'program' && database) process.kill(database, 'SIGKILL')
  if (victim !== 'database') shop.kill()
}

/** Kills one backend process: PostgreSQL then ends all of them and recovers. */
async function killOne(shop: ShopProcess, pick: number): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl() })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid",
  )
  const victim = rows[Math.floor(pick * rows.length)]
  if (victim) process.kill(victim.pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}

/**
 * Waits until the shop is down or back: readiness is cached for a second, and the end of a process takes a moment to be
 * noticed.
 */
async function downOrBack({ victim }: Fault, shop: ShopProcess): Promise<void> {
  if (victim === 'program' || victim === 'both') {
    const starts = shop.starts
    for (let tries = 0; shop.starts === starts && tries < 100; tries++) await sleep(10)
    return
  }
  await sleep(1100)
}
