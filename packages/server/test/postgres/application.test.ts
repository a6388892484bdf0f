import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../src/postgres/processes.ts'
import { runApplication } from './application.ts'
import { getPid, newFolder, query, start } from './folder.ts'

test('the database of a killed application is adopted, watched and stopped by the next', async () => {
  const folder = await newFolder()
  const application = runApplication(folder)
  const { url, pid } = await application.next('url')
  await query(url, 'create table kept as select 7 as n')
  await application.kill()
  expect(isAlive(pid)).toBe(true)
  const up = Promise.withResolvers<void>()
  const embedded = await start(folder, { onUp: up.resolve })
  expect([embedded.url, embedded.pid()]).toEqual([url, pid])
  process.kill(pid, 'SIGKILL')
  await up.promise
  expect(await query(embedded.url, 'select n from kept')).toEqual([{ n: 7 }])
  await embedded.stop()
  expect(isAlive(pid)).toBe(false)
})

test('an orphan with weak settings is restarted with durable ones', async () => {
  const folder = await newFolder()
  const application = runApplication(folder)
  const { pid } = await application.next('url')
  await application.kill()
  const embedded = await start(folder, { testing: false, settings: {} })
  expect(getPid(embedded)).not.toBe(pid)
  expect(await query(embedded.url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('an orphan that refuses our password is left alone', async () => {
  const folder = await newFolder()
  const application = runApplication(folder)
  const { pid } = await application.next('url')
  await application.kill()
  const right = await readFile(join(folder, 'postgres.password'), 'utf8')
  await writeFile(join(folder, 'postgres.password'), 'not-it\n')
  await expect(start(folder)).rejects.toThrow(/refuses the password/)
  expect(isAlive(pid)).toBe(true)
  await writeFile(join(folder, 'postgres.password'), right)
  expect((await start(folder)).pid()).toBe(pid)
})

test('an application killed while it creates the database does not stand in the way of the next', async () => {
  const folder = await newFolder()
  const application = runApplication(folder)
  expect((await application.next('event')).event).toBe('postgres.creating')
  await application.kill()
  const embedded = await start(folder)
  expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('two applications on one folder share one database, and a guest does not stop it', async () => {
  const folder = await newFolder()
  const [one, two] = [runApplication(folder), runApplication(folder)]
  const [first, second] = await Promise.all([one.next('url'), two.next('url')])
  expect(second).toEqual(first)
  const owner = JSON.parse(await readFile(join(folder, 'owner.lock'), 'utf8')) as { pid: number }
  const [host, guest] = owner.pid === one.child.pid ? [one, two] : [two, one]
  await guest.quit()
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await host.quit()
  expect(isAlive(first.pid)).toBe(false)
})

test('a stale note whose process number now belongs to a stranger does not block the start', async () => {
  const folder = await newFolder()
  await (await start(folder)).stop()
  const { uid, gid } = await stat(join(folder, 'postgres'))
  const as = process.getuid?.() === 0 ? { uid, gid } : {}
  const stranger = spawn('sleep', ['60'], as)
  onTestFinished(() => void stranger.kill())
  await once(stranger, 'spawn')
  const note = join(folder, 'postgres', 'postmaster.pid')
  await writeFile(note, `${stranger.pid}\n${folder}/postgres\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`)
  if (process.getuid?.() === 0) await chown(note, uid, gid)
  const embedded = await start(folder)
  expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
})
