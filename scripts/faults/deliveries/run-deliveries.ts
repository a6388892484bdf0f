import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@tessera/client/create-client'
import { localCredentials } from '@tessera/platform/config'
import { type Database, openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { runEnvironment } from '@tessera/testing/run-processes'
import { testTimeouts } from '@tessera/testing/test-database'
import type { WireCall } from '@tessera/testing/wire'
import { root } from '../../source-files.ts'
import type { FaultRow } from '../fault-row.ts'
import { httpWire } from '../rivals/http-wire.ts'
import type { ShopProcess } from '../shop-process.ts'
import { arrivalRules, type WrittenChange } from './arrival-rules.ts'
import { type HookReceiver, hashKey, type ReceiverMode } from './hook-receiver.ts'
import { passAnHour } from './pass-an-hour.ts'

const objects = ['kitchen', 'bath', 'hall', 'porch']
/** A write is answered within this time while its receiver hangs, which takes 10 s to be given up. */
const answerLimit = 5000

/** Opens a shop whose changes of cost centers are told to the receiver. */
async function openHookedShop(shop: ShopProcess, receiver: HookReceiver): Promise<WireCall> {
  shop.start()
  await shop.ready()
  const { TESSERA_SELLER_CLIENT_ID: client, TESSERA_SELLER_CLIENT_SECRET: secret } = localCredentials
  const admin = createClient({ baseApiUrl: shop.url, clientID: client })
  const { access_token: token } = await admin.Auth.ClientCredentials(secret, client)
  admin.Tokens.SetAccessToken(token)
  for (const ID of objects) await admin.CostCenters.Create('storefront', { ID, Name: ID })
  await admin.Webhooks.Create({
    Name: 'Hook',
    Url: `http://${receiver.host}/`,
    HashKey: hashKey,
    ApiClientIDs: [client],
    WebhookRoutes: [{ Route: 'v1/buyers/{buyerID}/costcenters/{costCenterID}', Verb: 'PATCH' }],
  })
  return httpWire(shop.url, token)
}

/** A second process that sends, beside the one of the shop. */
function startWorker(shop: ShopProcess, receiver: HookReceiver) {
  const { PATH } = process.env
  const child = spawn(process.execPath, [`${root}apps/platform/src/main.ts`, 'worker'], {
    env: { PATH, ...runEnvironment(), DATABASE_URL: shop.databaseUrl(), OUTBOUND_ALLOW: receiver.host },
    stdio: 'ignore',
  })
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** R12: the receiver of webhooks fails in every way, and both processes that send are killed while they do. */
export async function runDeliveries(
  shop: ShopProcess,
  receiver: HookReceiver,
  { share }: { share: number },
): Promise<FaultRow> {
  const wire = await openHookedShop(shop, receiver)
  const written: WrittenChange[] = []
  const change = async () => {
    const number = written.length + 1
    const objectID = objects[number % objects.length] ?? ''
    const began = performance.now()
    const { status } = await wire('PATCH', `/buyers/storefront/costcenters/${objectID}`, { xp: { Number: number } })
    written.push({ number, objectID, status, milliseconds: performance.now() - began, mode: receiver.mode })
  }
  const changeMany = async (mode: ReceiverMode) => {
    receiver.mode = mode
    for (let left = Math.max(8, Math.round(60 * share)); left > 0; left--) await change()
  }
  const worker = startWorker(shop, receiver)
  for (const mode of ['works', 'refuses', 'breaks', 'hangs'] as const) await changeMany(mode)
  await receiver.goDown()
  await changeMany('down')
  const tries = await withDatabase(shop, (database) => passAnHour(database, shop.url, receiver.host))
  await receiver.comeBack()
  receiver.mode = 'slow'
  await withDatabase(shop, endPauses)
  await changeMany('slow')
  const left = await withDatabase(shop, (database) => waitUntilBusy(database, receiver))
  shop.kill()
  await worker.kill()
  await shop.ready()
  const second = startWorker(shop, receiver)
  await changeMany('slow')
  receiver.mode = 'works'
  const waiting = await withDatabase(shop, (database) => waitUntilSent(database, change))
  await second.kill()
  await shop.stop()
  const slow = written.filter(({ milliseconds }) => milliseconds > answerLimit)
  return {
    id: 'R12',
    numbers: `${written.length} changes, ${receiver.arrivals.length} arrivals, ${tries} tries in an hour down`,
    findings: [
      ...arrivalRules(written, receiver.arrivals),
      ['nothing waits or is parked at the end', waiting],
      ['both processes were killed while they sent', left > 0 ? [] : ['everything had arrived']],
      [
        'a receiver that is down is asked again, ever more rarely',
        isRarely(tries) ? [] : [`${tries} tries in an hour`],
      ],
    ],
    timed: [['a write never waits for a receiver', slow.map(({ number, mode }) => `${number} (${mode})`)]],
  }
}

/** A message and minute each would be thousands. */
const isRarely = (tries: number): boolean => tries > 0 && tries < 100

async function withDatabase<T>(shop: ShopProcess, work: (database: Database) => Promise<T>): Promise<T> {
  const url = shop.databaseUrl()
  const database = openDatabase({ url, schema: 'platform', maxConnections: 2, timeouts: testTimeouts })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function endPauses(database: Database): Promise<void> {
  await database.send(sql`update deliveries set date_due = now() where status = 'Waiting' and date_due > now()`)
  await database.send(sql`
    update delivery_lanes set resume_at = '-infinity',
      leased_until = case when leased_until < now() + interval '58 seconds' then '-infinity' else leased_until end`)
}

/** Waits until messages arrive again. Returns how many are left. */
async function waitUntilBusy(database: Database, { arrivals }: HookReceiver): Promise<number> {
  const before = arrivals.length
  for (let tries = 0; tries < 600 && arrivals.length === before; tries++) await sleep(20)
  const rows = await database.rows(sql`select from deliveries where status = 'Waiting'`)
  return arrivals.length > before ? rows.length : 0
}

/** Lets the pauses of the receiver and the leases of killed processes end, as an hour would. */
async function waitUntilSent(database: Database, change: () => Promise<void>): Promise<string[]> {
  const readWaiting = () =>
    database.rows<{ text: string }>(sql`
      select concat_ws(' ', status, object_id, problem) as text from deliveries where status <> 'Delivered' order by nth`)
  for (let tries = 0; tries < 120; tries++) {
    await endPauses(database)
    // a change wakes the relay, which starts what is due
    if (tries % 10 === 0) await change()
    await sleep(500)
    if ((await readWaiting()).length === 0) return []
  }
  return (await readWaiting()).map(({ text }) => text)
}
