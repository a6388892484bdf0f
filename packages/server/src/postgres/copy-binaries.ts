import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import { type Lock, tryLock } from './lock.ts'
import { makePassable } from './make-passable.ts'
import { commandLineOf, listProcesses } from './processes.ts'

const copies = 'postgresql-'
const drafts = '.copying-'
const unusedMilliseconds = 30 * 24 * 3_600_000

/** Copies the programs to a folder where every user may run them: 60 MB, once per version. */
export async function copyBinaries(binaries: PostgresBinaries, home: string): Promise<PostgresBinaries> {
  const source = resolve(dirname(binaries.postgres), '..')
  const { version } = JSON.parse(await readFile(resolve(source, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(home, `${copies}${version}-${process.platform}-${process.arch}`)
  await makePassable(home)
  const lock = await waitForLock(join(home, 'programs.lock'))
  try {
    await removeDrafts(home)
    if (!existsSync(target)) await copyFolder(source, target)
    // marks the last use
    await utimes(target, new Date(), new Date())
    await removeUnused(home)
  } finally {
    await lock.release()
  }
  const inPlace = (program: string): string => join(target, relative(source, program))
  return { initdb: inPlace(binaries.initdb), postgres: inPlace(binaries.postgres), pgCtl: inPlace(binaries.pgCtl) }
}

async function waitForLock(file: string): Promise<Lock> {
  for (;;) {
    const lock = await tryLock(file)
    if (lock !== undefined) return lock
    await sleep(50)
  }
}

/** Copies under another name and renames after syncing, so an interrupted copy is never used. */
async function copyFolder(source: string, target: string): Promise<void> {
  const draft = `${target}${drafts}${randomUUID()}`
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  for (const entry of await readdir(draft, { recursive: true })) await openToAll(join(draft, entry))
  await rename(draft, target)
}

/** Sets the modes that a umask of 022 gives. */
async function openToAll(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  await chmod(path, (found.mode & 0o100) === 0 ? 0o644 : 0o755)
  if (found.isDirectory()) return
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Removes drafts of killed processes; only the lock holder copies. */
async function removeDrafts(home: string): Promise<void> {
  for (const entry of await readdir(home))
    if (entry.startsWith(copies) && entry.includes(drafts)) await rm(join(home, entry), { recursive: true })
}

/** Removes versions unused for 30 days; another project that needs one copies it again. */
async function removeUnused(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    const folder = join(home, entry)
    if (!entry.startsWith(copies) || Date.now() - (await stat(folder)).mtimeMs < unusedMilliseconds) continue
    const isRunning = listProcesses().some((pid) => commandLineOf(pid)?.startsWith(`${folder}/`))
    if (!isRunning) await rm(folder, { recursive: true })
  }
}
