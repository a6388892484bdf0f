import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { type BlobSettings, openBlobs } from '@tessera/providers/blobs/open-blobs'
import { bad, type Finding, good, look } from './finding.ts'

const leastBytes = 2 * 1024 ** 3

/** Stores, reads and deletes a blob, and looks how much room is left. */
export async function checkStorage(settings: BlobSettings): Promise<Finding[]> {
  return [await checkBlobs(settings), await checkDisk(settings.TESSERA_DATA)]
}

async function checkBlobs(settings: BlobSettings): Promise<Finding> {
  if (!settings.BLOBS_URL)
    return look('Uploads are in the database.', 'With several machines set BLOBS_URL: docs/operating/bucket.md.')
  const name = `doctor/${randomUUID()}`
  const store = openBlobs(settings)
  try {
    await store.put(name, Buffer.from(name))
    const isSame = String(await store.get(name)) === name
    await store.delete(name)
    return isSame
      ? good('The store of BLOBS_URL works.')
      : bad('The store of BLOBS_URL returns other bytes.', 'Use one that is consistent after a write.')
  } catch (error) {
    return bad(
      `The store of BLOBS_URL fails: ${error instanceof Error ? error.message : error}.`,
      'See docs/operating/bucket.md.',
    )
  }
}

async function checkDisk(folder: string): Promise<Finding> {
  const state = await statfs(folder).catch(() => undefined)
  if (!state) return look(`${folder} is not there yet.`, 'A start makes it.')
  const free = state.bavail * state.bsize
  const text = `${(free / 1024 ** 3).toFixed(1)} GB are free in ${folder}.`
  return free < leastBytes ? look(text, 'Pictures need 2 GB.') : good(text)
}
