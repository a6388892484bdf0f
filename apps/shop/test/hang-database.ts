import { readdirSync, readFileSync } from 'node:fs'
import { findDatabase } from '@tessera/testing/shop-process'
import { onTestFinished } from 'vitest'

/** Suspends every process of a shop's PostgreSQL, as an overloaded machine would, until it is resumed. */
export function hangDatabase(folder: string): { goOn(): void } {
  const postmaster = findDatabase(folder)
  if (postmaster === undefined) throw new Error('the shop has no database')
  // again and again: one that was just being started is seen only after its parent has stopped
  for (let running = runningIn(postmaster); running.length > 0; running = runningIn(postmaster))
    tell(running, 'SIGSTOP')
  const goOn = () => tell(familyOf(postmaster), 'SIGCONT')
  onTestFinished(goOn)
  return { goOn }
}

function tell(processes: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes)
    try {
      process.kill(pid, signal)
    } catch {
      // it ended by itself
    }
}

const familyOf = (parent: number): number[] => [
  parent,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readStat(pid)?.parent === parent),
]

/** Those of its processes that are neither stopped (T) nor gone (Z, X). */
const runningIn = (parent: number): number[] =>
  familyOf(parent).filter((pid) => /[^TZX]/.test(readStat(pid)?.state ?? 'X'))

function readStat(pid: number): { state: string; parent: number } | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may hold spaces; state and parent follow it
    const [state = '', parent] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}
