import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { localCredentials, readPlatformConfig } from '@tessera/platform/config'
import { openDatabase } from '@tessera/server/database'
import { prepareJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { BucketServer } from '@tessera/testing/bucket-server'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { freePort } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { examine } from '../../src/doctor/examine.ts'

const databaseUrl = await ownShopDatabase()
const database = openDatabase({ url: databaseUrl, schema: 'platform', maxConnections: 2 })
closeAfterFile(() => database.close())
await prepareJobs(database.pool)
const TESSERA_DATA = await mkdtemp(join(tmpdir(), 'doctor-'))
closeAfterFile(() => rm(TESSERA_DATA, { recursive: true }))
const nowhere = `http://localhost:${await freePort()}`

/** Sentences of a topic and a state. */
async function examined(settings: Record<string, string>, url = databaseUrl) {
  const environment = { TESSERA_DATA, PUBLIC_URL: nowhere, ...settings }
  const results = await examine({
    platform: readPlatformConfig(environment),
    middleware: readMiddlewareConfig(environment),
    environment,
    databaseUrl: url,
    logger: createLog({ service: 'test', level: 'fatal' }),
  })
  return (topic: string, state: string) =>
    results
      .filter(([name]) => name === topic)
      .flatMap(([, findings]) => findings.filter((finding) => finding.state === state).map(({ says }) => says))
}

test('a database that is not there is one sentence for each topic', async () => {
  const of = await examined({}, `postgresql://nobody@localhost:${await freePort()}/nothing`)
  for (const topic of ['database', 'copies', 'work', 'clock'])
    expect(of(topic, 'bad')).toEqual([expect.stringMatching(/could not be checked: .*ECONNREFUSED/)])
})

test('secrets of the README, plain addresses and what cannot be reached are bad in production', async () => {
  const of = await examined({
    NODE_ENV: 'production',
    SMTP_URL: `smtp://localhost:${await freePort()}`,
    BLOBS_URL: `http://key:secret@localhost:${await freePort()}/bucket`,
    EDGE: 'varnish',
    EDGE_PURGE_URLS: nowhere,
    EDGE_PURGE_SECRET: '0123456789abcdef',
  })
  expect(of('secrets', 'bad')).toEqual([
    'TESSERA_ADMIN_PASSWORD is that of the README.',
    'TESSERA_SELLER_CLIENT_SECRET is that of the README.',
    'PUBLIC_URL is not https.',
  ])
  expect(JSON.stringify(of('secrets', 'bad'))).not.toContain(localCredentials.TESSERA_ADMIN_PASSWORD)
  expect(of('mail', 'bad')).toEqual([expect.stringMatching(/^The mail server fails: .*ECONNREFUSED/)])
  expect(of('storage', 'bad')).toEqual(['The store of BLOBS_URL fails: The bucket does not answer.'])
  expect(of('edge', 'bad')).toEqual([expect.stringContaining(`The edge at ${nowhere} takes no purges: `)])
  expect(of('address', 'bad')).toEqual([`${nowhere}/health/ready answers nothing.`])
})

test('broken rules and a schema of another release are told', async () => {
  await database.rows(sql`insert into marketplaces (id, name) values ('m', 'M')`)
  await database.rows(sql`
    insert into rule_findings (marketplace_id, rule, record, about, key) values ('m', 'MON-1', 'orders/Incoming/1', 'order', '1')`)
  await database.rows(sql`
    insert into migrations (number, name, checksum, is_expand) values (9999, '9999_next.sql', ${randomUUID()}, false)`)
  const of = await examined({})
  expect(of('work', 'bad')).toEqual(['Rules are broken: MON-1.'])
  expect(of('schemas', 'bad')).toEqual([expect.stringMatching(/platform schema is at migration 9999, newer/)])
  await database.rows(sql`delete from migrations where number = 9999`)
  await database.rows(sql`delete from marketplaces where id = 'm'`)
})

test('a rule that was mended since the check of the night is not told', async () => {
  await database.rows(sql`insert into invariant_checks (broken) values (${['MON-1']})`)
  const of = await examined({})
  expect(of('work', 'bad')).toEqual([])
  expect(of('work', 'good')).toContain('All rules hold.')
  await database.rows(sql`delete from invariant_checks`)
})

test('a job that failed for the last time is told, one in its last attempt is not', async () => {
  await database.rows(sql`select graphile_worker.add_job('last', max_attempts => 1)`)
  await database.rows(sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now()`)
  expect((await examined({}))('work', 'good')).toContain('No job was given up.')
  await database.rows(sql`update graphile_worker._private_jobs set locked_at = null`)
  expect((await examined({}))('work', 'look')).toContain('1 jobs were given up.')
  await database.rows(sql`delete from graphile_worker._private_jobs`)
})

test('a replica that takes writes or does not answer is told', async () => {
  const replicaAt = (DATABASE_REPLICA_URL: string) =>
    examined({ DATABASE_URL: 'postgresql://primary/tessera', DATABASE_REPLICA_URL })
  expect((await replicaAt(databaseUrl))('replica', 'bad')).toEqual([
    'DATABASE_REPLICA_URL leads to a server that takes writes.',
  ])
  expect((await replicaAt(`postgresql://nobody@localhost:${await freePort()}/nothing`))('replica', 'look')).toEqual([
    expect.stringMatching(/^The replica does not answer: .*ECONNREFUSED/),
  ])
})

test('a deployment in order passes', async () => {
  const bucket = await BucketServer.start()
  closeAfterFile(() => bucket.down())
  const of = await examined({ BLOBS_URL: bucket.url })
  expect(of('schemas', 'good')).toHaveLength(3)
  expect(of('clock', 'good')).toEqual(['Clocks agree.'])
  expect(of('storage', 'good')).toContain('The store of BLOBS_URL works.')
  expect(bucket.blobs.size).toBe(0)
  expect(of('copies', 'look')).toEqual(['There is no standby.', 'The write-ahead log is not archived.'])
  expect(of('work', 'bad')).toEqual([])
  expect(of('database', 'good')).toContain('The database takes writes.')
})
