import { openDatabase } from '@tessera/server/database'
import { startJobs } from '@tessera/server/jobs'
import { listen } from '@tessera/server/listen'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { testTimeouts } from '@tessera/testing/test-database'
import { expect, test } from 'vitest'

const url = await ownShopDatabase()
const database = openDatabase({ url, schema: 'shop', maxConnections: 2, timeouts: testTimeouts })
closeAfterFile(() => database.close())

/** Returns the list to which a listener of the channel adds each notification. */
function aListener(channel: string): (string | undefined)[] {
  const told: (string | undefined)[] = []
  const listening = listen(database.pool, channel, (text) => told.push(text))
  closeAfterFile(() => listening.close())
  return told
}

const say = (channel: string, text: string) => database.rows(sql`select pg_notify(${channel}, ${text})`)

test('a lost connection is made again, and the listener looks for what it missed', async () => {
  const told = aListener('lost')
  await expect.poll(() => told).toEqual([undefined])
  await database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen "lost"'`)
  await expect.poll(() => told).toEqual([undefined, undefined])
  await say('lost', 'again')
  await expect.poll(() => told).toEqual([undefined, undefined, 'again'])
})

test('a listener hears its own channel only, and takes no connection of the pool', async () => {
  const told = aListener('mine')
  await expect.poll(() => told).toEqual([undefined])
  await say('another', 'not for me')
  await say('mine', 'for me')
  await expect.poll(() => told).toEqual([undefined, 'for me'])
  expect(database.pool.totalCount).toBeLessThanOrEqual(2)
})

test('a listener that closes hears nothing more', async () => {
  const told: unknown[] = []
  const listening = listen(database.pool, 'closing', (text) => told.push(text))
  await listening.close()
  await say('closing', 'too late')
  expect(told).toEqual([])
})

test('the job queue hears channels on its own connection, also on the next one after it was lost', async () => {
  let heard = 0
  const channels = { shared: () => heard++ }
  const logger = createLog({ service: 'test', level: 'silent' })
  const jobs = await startJobs({ pool: database.pool, tasks: {}, crontab: '', channels, logger })
  closeAfterFile(() => jobs.stop())
  await expect.poll(() => heard).toBe(1)
  await say('another', 'not for it')
  await say('shared', 'for it')
  await expect.poll(() => heard).toBe(2)
  await database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN "jobs:insert"%'`)
  await expect.poll(() => heard).toBe(3)
  await say('shared', 'again')
  await expect.poll(() => heard).toBe(4)
  expect(database.pool.totalCount).toBeLessThanOrEqual(2)
})

test('changed synonyms are announced', async () => {
  const told = aListener('tessera_words')
  await expect.poll(() => told).toEqual([undefined])
  await database.rows(sql`delete from synonyms`)
  await expect.poll(() => told).toEqual([undefined, ''])
})
