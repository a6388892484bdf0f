import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskCache } from '../../src/media/disk-cache.ts'
import { createPictureFolder } from './create-picture-folder.ts'

const bytes = (count: number): Buffer => Buffer.alloc(count, 7)

test('a file that was never saved is not found', async () => {
  const cache = await DiskCache.open({ folder: await createPictureFolder(), version: '1', maxBytes: 1000 })
  expect(cache.find('aa-1.avif')).toBeUndefined()
})

test('a restart finds saved files and deletes half-written ones', async () => {
  const folder = await createPictureFolder()
  const first = await DiskCache.open({ folder, version: '1', maxBytes: 1000 })
  await first.save('aa-1.avif', bytes(10))
  await writeFile(join(folder, 'v1', 'draft-left'), 'half')
  const second = await DiskCache.open({ folder, version: '1', maxBytes: 1000 })
  expect(second.find('aa-1.avif')?.size).toBe(10)
  expect(second.bytes).toBe(10)
  expect(await readdir(join(folder, 'v1'))).toEqual(['aa'])
})

test('another version starts anew', async () => {
  const folder = await createPictureFolder()
  const first = await DiskCache.open({ folder, version: '1', maxBytes: 1000 })
  await first.save('aa-1.avif', bytes(10))
  const second = await DiskCache.open({ folder, version: '2', maxBytes: 1000 })
  expect(second.find('aa-1.avif')).toBeUndefined()
  expect(await readdir(folder)).toEqual(['v2'])
})

test('the least recently used goes first when there is too much', async () => {
  let now = 0
  const cache = await DiskCache.open({
    folder: await createPictureFolder(),
    version: '1',
    maxBytes: 25,
    now: () => ++now,
  })
  await cache.save('aa-1.avif', bytes(10))
  await cache.save('bb-1.avif', bytes(10))
  cache.find('aa-1.avif')
  await cache.save('cc-1.avif', bytes(10))
  expect(cache.find('bb-1.avif')).toBeUndefined()
  expect(cache.find('aa-1.avif')).toBeDefined()
  expect(cache.find('cc-1.avif')).toBeDefined()
})
