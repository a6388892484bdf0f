import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clusterPathsOf } from '../../src/postgres/cluster-paths.ts'
import { getPid, newFolder, query, start } from './folder.ts'

test('a database whose settings are not durable is refused outside tests and not left running', async () => {
  const folder = await newFolder()
  await expect(start(folder, { testing: false })).rejects.toThrow(/Refusing to run.*fsync/)
  expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid')
  expect(await readdir(folder)).not.toContain('owner.lock')
})

test('a wrong or missing password file is named in the error', async () => {
  const folder = await newFolder()
  await (await start(folder)).stop()
  await writeFile(join(folder, 'postgres.password'), 'not-it\n')
  await expect(start(folder)).rejects.toThrow(/refuses the password in .*postgres\.password/)
  await rm(join(folder, 'postgres.password'))
  await expect(start(folder)).rejects.toThrow(/password file .*postgres\.password is missing/)
})

test('a setting PostgreSQL does not know fails with its own words', async () => {
  const folder = await newFolder()
  await expect(start(folder, { settings: { fsync: 'off', no_such_setting: '1' } })).rejects.toThrow(
    /did not start[\s\S]*unrecognized configuration parameter "no_such_setting"/,
  )
})

test('a fresh folder gets a durable, closed database, and data survives stop and start', async () => {
  const folder = await newFolder()
  const first = await start(folder, { testing: false, settings: {} })
  expect(first.url).toMatch(/^postgresql:\/\/tessera:[\w-]{43}@127\.0\.0\.1:\d+\/tessera\?host=%2F.+%2Fpostgres$/)
  await query(first.url, "create table kept as select 'tile' as what")
  await first.stop()
  expect(first.isUp()).toBe(false)
  const second = await start(folder, { testing: false, settings: {} })
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select what from kept')).toEqual([{ what: 'tile' }])
  const [about] = await query(
    second.url,
    `select current_setting('data_checksums') as sums, current_setting('listen_addresses') as listens,
      current_setting('server_encoding') as encoding, datlocprovider, datlocale,
      (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as open
      from pg_database where datname = 'tessera'`,
  )
  const wanted = { sums: 'on', listens: '127.0.0.1', encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' }
  expect(about).toEqual({ ...wanted, open: 0 })
  expect((await stat(join(folder, 'postgres.password'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0)
  await expect(query(second.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('where the way to the socket is too long, TCP does', () => {
  expect(clusterPathsOf('/srv/shop').socketFolder).toBe('/srv/shop/postgres')
  expect(clusterPathsOf(`/srv/${'a'.repeat(90)}`).socketFolder).toBeUndefined()
})

test('stopping twice is the same as stopping once', async () => {
  const embedded = await start(await newFolder())
  await Promise.all([embedded.stop(), embedded.stop()])
  await embedded.stop()
  expect(embedded.pid()).toBeUndefined()
})

test.each(['postmaster.pid', '.s.PGSQL.port.lock'])(
  'an empty %s left by a kill does not stop the next start',
  async (name) => {
    const folder = await newFolder()
    const embedded = await start(folder)
    await embedded.stop()
    const port = (await readFile(join(folder, 'postgres.port'), 'utf8')).trim()
    const lock = join(folder, 'postgres', name.replace('port', port))
    await writeFile(lock, '')
    const next = await start(folder)
    expect(await query(next.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await next.stop()
  },
)

test('a killed database comes back by itself with its data and its address', async () => {
  const folder = await newFolder()
  const down = vi.fn()
  const up = Promise.withResolvers<void>()
  const embedded = await start(folder, { onDown: down, onUp: up.resolve, testing: false, settings: {} })
  await query(embedded.url, 'create table kept as select 1 as n')
  const before = getPid(embedded)
  process.kill(before, 'SIGKILL')
  await up.promise
  expect(down).toHaveBeenCalledWith('PostgreSQL ended by SIGKILL')
  expect(embedded.isUp()).toBe(true)
  expect(getPid(embedded)).not.toBe(before)
  expect(await query(embedded.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test.runIf(process.platform === 'linux')(
  'a query too busy to notice the kill does not hold up the restart',
  async () => {
    const up = Promise.withResolvers<void>()
    const embedded = await start(await newFolder(), { onUp: up.resolve })
    const busy = query(embedded.url, 'select sum(n) from generate_series(1, 10000000000) n').catch(() => 'cut off')
    const running = "select 1 from pg_stat_activity where state = 'active' and query like 'select sum%'"
    await expect.poll(() => query(embedded.url, running)).toHaveLength(1)
    process.kill(getPid(embedded), 'SIGKILL')
    await up.promise
    expect(await busy).toBe('cut off')
    expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('stopping while the database is coming back leaves nothing running', async () => {
  const folder = await newFolder()
  const down = Promise.withResolvers<string>()
  const embedded = await start(folder, { onDown: down.resolve })
  process.kill(getPid(embedded), 'SIGKILL')
  await down.promise
  await embedded.stop()
  expect(embedded.isUp()).toBe(false)
  expect(await readdir(folder)).not.toContain('owner.lock')
})

test('a database that cannot come back is given up with its last words', async () => {
  const folder = await newFolder()
  const given = Promise.withResolvers<string>()
  const embedded = await start(folder, { onGivenUp: given.resolve })
  await writeFile(join(folder, 'postgres', 'postgresql.conf'), 'nonsense here\n')
  process.kill(getPid(embedded), 'SIGKILL')
  expect(await given.promise).toMatch(/too often[\s\S]*unrecognized configuration parameter "nonsense"/)
  expect(embedded.isUp()).toBe(false)
})

test('another port is chosen when the remembered one belongs to somebody else', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  await first.stop()
  const remembered = Number(await readFile(join(folder, 'postgres.port'), 'utf8'))
  const stranger = createServer()
  onTestFinished(() => void stranger.close())
  await new Promise<void>((resolve) => stranger.listen(remembered, '127.0.0.1', resolve))
  const second = await start(folder)
  expect(new URL(second.url).port).not.toBe(String(remembered))
  expect(await readFile(join(folder, 'postgres.port'), 'utf8')).toBe(`${new URL(second.url).port}\n`)
})

test('what an interrupted creation left is replaced, and nothing that could be data is thrown away', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'postgres', 'base'), { recursive: true })
  await mkdir(join(folder, 'postgres.initdb-1', 'base'), { recursive: true })
  const embedded = await start(folder)
  expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const left = (await readdir(folder)).filter((name) => /^postgres\.i/.test(name))
  expect(left).toEqual([expect.stringMatching(/^postgres\.incomplete-/)])
})
