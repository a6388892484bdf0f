import { setTimeout as sleep } from 'node:timers/promises'
import { listRunProcesses } from './run-processes.ts'

const graceMilliseconds = 10_000
const limitMilliseconds = 60_000

/**
 * Ends every process of a run or of a data folder and waits until they are gone. PostgreSQL gets ten seconds to free
 * its shared memory; the others are killed at once, the shop first, which would start PostgreSQL again.
 */
export async function endProcesses(folder: string): Promise<void> {
  const began = performance.now()
  for (let left = listRunProcesses(folder); left.length > 0; left = listRunProcesses(folder)) {
    const others = left.filter(({ command }) => !isPostgres(command))
    const waited = performance.now() - began
    if (waited > limitMilliseconds) throw new Error(`process ${left[0]?.pid} does not end: ${left[0]?.command}`)
    for (const { pid, command } of others.length > 0 ? others : left)
      sendSignal(pid, isPostgres(command) && waited < graceMilliseconds ? 'SIGQUIT' : 'SIGKILL')
    await sleep(50)
  }
}

const isPostgres = (command: string): boolean => /^(\S*\/)?postgres:?( |$)/.test(command)

function sendSignal(pid: number, name: 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch {
    // already gone
  }
}
