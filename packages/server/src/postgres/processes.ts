import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A zombie counts as dead: in containers it may never be reaped. */
export function isAlive(pid: number): boolean {
  // zero and negative numbers address process groups
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return statOf(pid)?.state !== 'Z'
}

/** All process IDs, where the system has /proc. */
export function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Distinguishes a process from a later one with the same ID; undefined where the system does not tell. */
export function identityOf(pid: number): string | undefined {
  const started = statOf(pid)?.started
  if (started === undefined) return undefined
  return `${tryRead('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${started}`
}

export function commandLineOf(pid: number): string | undefined {
  const line = tryRead(`/proc/${pid}/cmdline`)
  if (line !== undefined) return line.replaceAll('\0', ' ').trim()
  if (process.platform !== 'darwin') return undefined
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function statOf(pid: number): { state: string; started: string } | undefined {
  const line = tryRead(`/proc/${pid}/stat`)
  if (line === undefined) return undefined
  // the name in parentheses may contain spaces and parentheses; fields 3 (state) and 22 (start) follow it
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [state, started] = [fields[0], fields[19]]
  return state === undefined || started === undefined ? undefined : { state, started }
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
