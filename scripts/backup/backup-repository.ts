import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Owner } from '../cluster/run-as-postgres.ts'

const run = promisify(execFile)

export interface RepositoryOptions {
  /** The program pgBackRest. */
  program: string
  /** Its configuration file. */
  config: string
  stanza: string
  /** The user that may read PostgreSQL's folder. */
  owner: Owner
  /** A call that takes longer is ended. */
  limitSeconds: number
}

/** Backups and write-ahead log of one database, as pgBackRest keeps them. */
export class BackupRepository {
  readonly options: RepositoryOptions

  constructor(options: RepositoryOptions) {
    this.options = options
  }

  /** PostgreSQL runs it for each finished file of its write-ahead log. */
  get archiveCommand(): string {
    const { program, config, stanza } = this.options
    return `${program} --config=${config} --stanza=${stanza} archive-push %p`
  }

  create(): Promise<string> {
    return this.#call('stanza-create')
  }

  back(type: 'full' | 'diff'): Promise<string> {
    return this.#call('backup', `--type=${type}`, '--start-fast')
  }

  /** Writes the database as it was at that time into an empty folder. */
  restore(folder: string, to: string): Promise<string> {
    const target = ['--type=time', `--target=${to}`, '--target-action=promote']
    return this.#call('restore', `--pg1-path=${folder}`, ...target)
  }

  async #call(command: string, ...more: string[]): Promise<string> {
    const { program, config, stanza, owner, limitSeconds } = this.options
    const given = [`--config=${config}`, `--stanza=${stanza}`, ...more, command]
    const limits = { timeout: limitSeconds * 1000, killSignal: 'SIGKILL', maxBuffer: 16_000_000 } as const
    try {
      return (await run(program, given, { ...owner, cwd: '/', ...limits })).stdout
    } catch (error) {
      const { killed, stdout = '', stderr = '' } = error as { killed?: boolean; stdout?: string; stderr?: string }
      const reason = killed ? `did not end in ${limitSeconds} s` : 'failed'
      throw new Error(`pgbackrest ${command} ${reason}: ${`${stdout}${stderr}`.slice(-2000)}`, { cause: error })
    }
  }
}
