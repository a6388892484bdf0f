import { readdirSync, readFileSync } from 'node:fs'
import { findDatabase } from '@tessera/testing/shop-process'
import { onTestFinished } from 'vitest'

/** Suspends every process of a shop's PostgreSQL, as an overloaded machine would, until it is resumed. */
export function hangDatabase(folder: string): { goOn(): void } {
  const postmaster = findDatabase(folder)
  if (postmaster === undefined) throw new Error('the shop has no database')
  // first the one that would start others
  process.kill(postmaster, 'SIGSTOP')
  const stopped = [postmaster, ...childrenOf(postmaster)]
  const tell = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of stopped)
      try {
        process.kill(pid, name)
      } catch {
        // it ended by itself
      }
  }
  tell('SIGSTOP')
  const goOn = () => tell('SIGCONT')
  onTestFinished(goOn)
  return { goOn }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may hold spaces; the parent is the second field after it
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
