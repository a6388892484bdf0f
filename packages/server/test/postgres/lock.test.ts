import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tryLock } from '../../src/postgres/lock.ts'
import { newFolder } from './folder.ts'

test('a held lock is not given twice, and is given again after its release', async () => {
  const file = join(await newFolder(), 'owner.lock')
  const lock = await tryLock(file)
  expect(lock).toBeDefined()
  expect(await tryLock(file)).toBeUndefined()
  await lock?.release()
  expect(await tryLock(file)).toBeDefined()
})

test('of many contenders for the lock of a dead process exactly one gets it', async () => {
  const folder = await newFolder()
  const file = join(folder, 'owner.lock')
  await writeFile(file, JSON.stringify({ pid: 2 ** 22 + 1, token: 'dead' }))
  const locks = await Promise.all(Array.from({ length: 20 }, () => tryLock(file)))
  expect(locks.filter((lock) => lock !== undefined)).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['owner.lock'])
})

test.runIf(process.platform === 'linux')('a recycled process number does not hold the lock', async () => {
  const file = join(await newFolder(), 'owner.lock')
  await writeFile(file, JSON.stringify({ pid: process.pid, identity: 'another boot/1', token: 'dead' }))
  expect(await tryLock(file)).toBeDefined()
})

test('an unreadable lock holds nothing', async () => {
  const file = join(await newFolder(), 'owner.lock')
  await writeFile(file, '')
  expect(await tryLock(file)).toBeDefined()
})
