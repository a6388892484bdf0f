import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commandLineOf, isAlive, listProcesses, workingFolderOf } from '@tessera/server/postgres/processes'

export interface RunProcess {
  pid: number
  command: string
}

/** The variable with the run's folder; every process started by a test inherits it. */
export const runVariable = 'TESSERA_TEST_RUN'

/** For a process started without the rest of our environment. */
export const runEnvironment = (): NodeJS.ProcessEnv => ({
  [runVariable]: process.env[runVariable],
  TMPDIR: process.env.TMPDIR,
})

/**
 * PostgreSQL and Chromium overwrite their environment with their title, so for these programs the folder in the command
 * line or as working directory counts too. For other programs it does not: it may be a shell reading a log.
 */
const programs = /^(\S*\/)?(postgres:?|initdb|node|chrom\w*)( |$)/

/** The live processes of a run, or of one data folder in it, without this one. */
export function listRunProcesses(folder: string): RunProcess[] {
  const all = process.platform === 'darwin' ? listByPs(folder) : listByProc(folder)
  return all.filter(({ pid }) => pid !== process.pid && isAlive(pid))
}

function listByProc(folder: string): RunProcess[] {
  const found: RunProcess[] = []
  for (const pid of listProcesses()) {
    const command = commandLineOf(pid) ?? ''
    const isNamed = `${environmentOf(pid)}\0`.includes(`\0${runVariable}=${folder}\0`)
    const isAtWork = `${workingFolderOf(pid)}/`.startsWith(`${folder}/`) || command.includes(folder)
    if (isNamed || (isAtWork && programs.test(command))) found.push({ pid, command })
  }
  return found
}

function environmentOf(pid: number): string {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`
  } catch {
    return ''
  }
}

/** The command and, after it, the environment. */
function listByPs(folder: string): RunProcess[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64_000_000 })
  return lines.split('\n').flatMap((line) => {
    const [, pid = '', command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    const isNamed = `${command} `.includes(` ${runVariable}=${folder} `)
    return isNamed || (command.includes(folder) && programs.test(command)) ? [{ pid: Number(pid), command }] : []
  })
}
