import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Measurement, measure } from '../measure.ts'
import { type BenchCompany, runSql } from './company.ts'

/** A receiver of webhooks on a free port, for OUTBOUND_ALLOW. */
export interface BenchReceiver {
  host: string
  received: number
  hangs: boolean
  close(): void
}

export async function startReceiver(): Promise<BenchReceiver> {
  const server: Server = createServer((request, response) => {
    request.resume().once('end', () => {
      receiver.received += 1
      if (!receiver.hangs) response.end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: BenchReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: 0,
    hangs: false,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}

const HashKey = 'bench-hash-key'
const messages = 2000
const limitMilliseconds = 120_000

/** Measures how fast waiting messages are sent to this many receivers, each a webhook of its own. */
export async function measureDeliveries(
  company: BenchCompany,
  receiver: BenchReceiver,
  receivers: number,
): Promise<Measurement> {
  const { admin, databaseUrl, marketplace } = company
  const hooks = Array.from({ length: receivers }, (_, nth) => `hook-${receivers}-${nth}`)
  for (const ID of hooks) await admin.Webhooks.Create({ ID, Name: ID, Url: `http://${receiver.host}/${ID}`, HashKey })
  receiver.received = 0
  await runSql(
    databaseUrl,
    `with lanes as (
       insert into delivery_lanes (lane, marketplace_id) select 'bench ' || h, $1 from unnest($2::text[]) h)
     insert into deliveries (marketplace_id, kind, source_id, subject, target, object_id, lane, message, webhook_id)
     select $1, 'Webhook', h, 'Bench.Run', 'Http', h || n, 'bench ' || h, jsonb_build_object('n', n), h
     from unnest($2::text[]) h, generate_series(1, $3::int) n`,
    [marketplace, hooks, messages / receivers],
  )
  const started = performance.now()
  await runSql(databaseUrl, `select graphile_worker.add_job('send-deliveries')`)
  while (receiver.received < messages && performance.now() - started < limitMilliseconds) await sleep(5)
  const milliseconds = performance.now() - started
  const perSecond = (receiver.received / milliseconds) * 1000
  return { perSecond, p50: 0, p95: 0, errors: Math.max(0, messages - receiver.received) }
}

/** The p95 of a write whose webhook hangs, in percent of the p95 while it answers; rounds alternate. */
export async function compareHanging(company: BenchCompany, receiver: BenchReceiver, client: string): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const answering = await measureHookedWrites(company, receiver, client)
    receiver.hangs = true
    const hanging = await measureHookedWrites(company, receiver, client)
    receiver.hangs = false
    ratios.push((hanging / answering) * 100)
  }
  return ratios.toSorted((a, b) => a - b)[1] ?? 0
}

/** The p95 of a write with a webhook of its own: messages of an earlier one do not wait before its first. */
async function measureHookedWrites(
  { admin, adminHeaders: headers, base }: BenchCompany,
  { host }: BenchReceiver,
  client: string,
): Promise<number> {
  const { ID } = await admin.Webhooks.Create({
    Name: 'Told of writes',
    Url: `http://${host}/writes`,
    HashKey,
    ApiClientIDs: [client],
    WebhookRoutes: [{ Route: 'v1/buyers/{buyerID}/costcenters/{costCenterID}', Verb: 'PATCH' }],
  })
  const { p95 } = await measure({
    url: base,
    method: 'PATCH',
    headers,
    next: (n) => ({ path: `/v1/buyers/storefront/costcenters/bench-${n % 100}`, body: `{"xp":{"Stock":${n}}}` }),
  })
  await admin.Webhooks.Delete(String(ID))
  return p95
}
