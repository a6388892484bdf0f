import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type BlobStore, BlobsUnavailable, checkBlobName } from './blob-store.ts'

/** Stores blobs as files of a folder. Several processes may share it. */
export function folderBlobs(folder: string): BlobStore {
  const pathOf = (name: string): string => {
    checkBlobName(name)
    return join(folder, name)
  }
  return {
    get: (name) => orMissing(readFile(pathOf(name)), undefined),
    put: async (name, bytes) => {
      const path = pathOf(name)
      // readers never see half a file
      const draft = join(folder, `.draft-${randomUUID()}`)
      await orUnavailable(mkdir(dirname(path), { recursive: true }))
      await orUnavailable(writeFile(draft, bytes).then(() => rename(draft, path)))
    },
    delete: (name) => orUnavailable(rm(pathOf(name), { force: true })),
    list: async (prefix) => {
      const inside = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const entries = await orMissing(readdir(join(folder, inside), { recursive: true, withFileTypes: true }), [])
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length).replaceAll(sep, '/'))
        .filter((name) => name.startsWith(prefix))
        .sort()
    },
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw new BlobsUnavailable('The folder of blobs cannot be used', { cause: error })
  })

const orMissing = <T, Missing>(work: Promise<T>, missing: Missing): Promise<T | Missing> =>
  orUnavailable(
    work.catch((error) => {
      if (isMissing(error)) return missing
      throw error
    }),
  )
