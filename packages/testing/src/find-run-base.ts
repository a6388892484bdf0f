import { readFile, realpath, stat, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { dirname } from 'node:path'

const memoryFolder = '/dev/shm'
const gibibyte = 2 ** 30

/**
 * Where runs put their folders: in memory if there is plenty, else in the system's temporary folder; for root, one that
 * PostgreSQL's user can also enter.
 */
export async function findRunBase(): Promise<string> {
  if (process.env.TMPDIR === undefined && (await isMemoryPlentiful())) return memoryFolder
  // processes report the real path of their working folder; on macOS the real path is too long for sockets
  const usual = process.platform === 'linux' ? await realpath(tmpdir()) : tmpdir()
  return process.getuid?.() !== 0 || (await isOpenToAll(usual)) ? usual : '/var/tmp'
}

/**
 * A run copies a database of 1,700 files for each of 340 test files. On a disk that took 0.6 s each and a minute to
 * remove in the end, in memory 0.1 s; a whole run uses less than 3 GB.
 */
async function isMemoryPlentiful(): Promise<boolean> {
  if (process.platform !== 'linux' || !(await isProgramFolderInMemory())) return false
  const { bavail, bsize } = await statfs(memoryFolder)
  return bavail * bsize > 6 * gibibyte && freemem() > 12 * gibibyte
}

/** Some tests start programs in their folders, which containers do not allow there. */
async function isProgramFolderInMemory(): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  const [, , type, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, path]) => path === memoryFolder) ?? []
  return type === 'tmpfs' && !options.split(',').includes('noexec')
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(folder))
}
