import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BucketServer } from '@tessera/testing/bucket-server'
import { freePort } from '@tessera/testing/shop-process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BlobStore, BlobsUnavailable } from '../../src/blobs/blob-store.ts'
import { openBlobs } from '../../src/blobs/open-blobs.ts'

let server: BucketServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'))
  server = await BucketServer.start()
})
afterAll(async () => {
  await server.down()
  await rm(folder, { recursive: true })
})

const open = (BLOBS_URL: string): BlobStore => openBlobs({ BLOBS_URL, TESSERA_DATA: folder })

describe('a bucket is refused', () => {
  test('when it does not answer', async () => {
    const store = open(`http://key:secret@localhost:${await freePort()}/bucket`)
    await expect(store.get('a/b')).rejects.toThrow(BlobsUnavailable)
    await expect(store.put('a/b', Buffer.of(1))).rejects.toThrow('The bucket does not answer')
    await expect(store.list('a/')).rejects.toThrow(BlobsUnavailable)
  })

  test('when it is not there, though a missing blob is no failure', async () => {
    await expect(open(server.url.replace('/tessera', '/nowhere')).get('a/b')).rejects.toThrow('404 NoSuchBucket')
  })

  test('when the secret is wrong', async () => {
    const store = open(server.url.replace(/:[^:@]+@/, ':wrong@'))
    await expect(store.put('a/b', Buffer.of(1))).rejects.toThrow('403 SignatureDoesNotMatch')
  })
})

describe.each([
  ['a folder', () => open(pathToFileURL(join(folder, 'shared')).href)],
  ['the folder of the data', () => open('')],
  ['a bucket', () => open(server.url)],
])('%s', (_name, store) => {
  test('refuses names that lead elsewhere', async () => {
    for (const name of ['../a', '/a', 'a//b', 'a/../b', '.a', '', 'a b', 'a?b'])
      await expect(async () => store().put(name, Buffer.of(1))).rejects.toThrow('cannot be the name')
  })

  test('has nothing under a name that was never stored, and deleting it is no failure', async () => {
    expect(await store().get('never/stored')).toBeUndefined()
    await store().delete('never/stored')
    expect(await store().list('never/')).toEqual([])
  })

  test('gives back the bytes of a name, replaces them whole, and forgets them', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    await store().put('some/bytes.bin', Buffer.alloc(300_000, 7))
    await store().put('some/bytes.bin', bytes)
    expect(await store().get('some/bytes.bin')).toEqual(bytes)
    await store().delete('some/bytes.bin')
    expect(await store().get('some/bytes.bin')).toBeUndefined()
  })

  test('lists names by their beginning, in order', async () => {
    for (const name of ['list/b/2', 'list/a-1', 'list/b/10', 'listed']) await store().put(name, Buffer.of(1))
    expect(await store().list('list/')).toEqual(['list/a-1', 'list/b/10', 'list/b/2'])
    expect(await store().list('list/b/1')).toEqual(['list/b/10'])
  })

  test('keeps an empty blob', async () => {
    await store().put('empty', Buffer.alloc(0))
    expect(await store().get('empty')).toEqual(Buffer.alloc(0))
  })
})
