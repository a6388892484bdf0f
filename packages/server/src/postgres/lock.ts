import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { identityOf, isAlive } from './processes.ts'

export interface Lock {
  release(): Promise<void>
}

interface Holder {
  pid: number
  identity?: string | undefined
  token: string
}

/** Takes the lock, also from a dead holder; undefined if another live process (or this one) has it. */
export async function tryLock(file: string): Promise<Lock | undefined> {
  const mine: Holder = { pid: process.pid, identity: identityOf(process.pid), token: randomUUID() }
  const draft = `${file}.${mine.token}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    if (await tryLink(draft, file)) return lockOf(file, mine)
    const holder = await findHolder(file)
    if (holder === undefined || isHeld(holder)) return undefined
    return (await takeOver(file, draft, holder)) ? lockOf(file, mine) : undefined
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Only the process that creates the claim on this dead lock may replace it, and it checks again once it has the claim:
 * a slower contender then sees the new lock and leaves it.
 */
async function takeOver(file: string, draft: string, dead: Holder): Promise<boolean> {
  const claim = `${file}.after-${dead.token}`
  if (!(await tryLink(draft, claim))) {
    const claimant = await findHolder(claim)
    if (claimant !== undefined && !isHeld(claimant)) await rm(claim, { force: true })
    return false
  }
  try {
    if ((await findHolder(file))?.token !== dead.token) return false
    await rename(draft, file)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

function lockOf(file: string, mine: Holder): Lock {
  return {
    async release() {
      if ((await findHolder(file))?.token === mine.token) await rm(file, { force: true })
    },
  }
}

function isHeld(holder: Holder): boolean {
  if (!isAlive(holder.pid)) return false
  const now = identityOf(holder.pid)
  return holder.identity === undefined || now === undefined || holder.identity === now
}

/** A link appears at once with its content, so a lock is never read half-written. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function findHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const holder = JSON.parse(text) as Partial<Holder> // the edge: checked on the next line
    if (typeof holder.pid === 'number' && typeof holder.token === 'string') return holder as Holder
  } catch {}
  // emptied by a power cut: the lock is free
  return { pid: 0, token: 'unreadable' }
}
