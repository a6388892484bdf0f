import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { roleScript } from '@tessera/server/role-script'
import pg from 'pg'
import type { Programs } from './find-programs.ts'
import { makeFolder, type Owner } from './run-as-postgres.ts'

const run = promisify(execFile)
const startMilliseconds = 30_000
/** A commit that waits for a dead standby would wait for ever. */
const questionMilliseconds = 300_000

interface ServerOptions {
  programs: Programs
  owner: Owner
  folder: string
  port: number
}

/** A PostgreSQL of a cluster: a primary, or a standby that streams from one. */
export class PostgresServer {
  readonly port: number
  readonly folder: string
  readonly #options: ServerOptions
  #child: ChildProcess | undefined

  private constructor(options: ServerOptions) {
    this.#options = options
    this.port = options.port
    this.folder = options.folder
  }

  static async createPrimary(options: ServerOptions): Promise<PostgresServer> {
    const { programs, owner, folder } = options
    makeFolder(folder, owner)
    const settings = ['-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    await run(programs.initdb, ['-D', folder, ...settings], { ...owner, cwd: folder })
    appendFileSync(join(folder, 'postgresql.conf'), serverSettings)
    const server = new PostgresServer(options)
    await server.start()
    await server.query('create database tessera', 'postgres')
    await server.query(roleScript(), 'postgres')
    return server
  }

  /** Copies the primary and starts the copy as its standby, under the name `standby`. */
  static async createStandby(options: ServerOptions, primary: PostgresServer): Promise<PostgresServer> {
    const { programs, owner, folder } = options
    makeFolder(folder, owner)
    const source = `host=127.0.0.1 port=${primary.port} user=tessera application_name=standby`
    await run(programs.pg_basebackup, ['-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', source], {
      ...owner,
      cwd: folder,
    })
    const server = new PostgresServer(options)
    await server.start()
    return server
  }

  /** A new standby of the primary on the port of this server, which must be dead, in a new folder. */
  copyOf(primary: PostgresServer): Promise<PostgresServer> {
    return PostgresServer.createStandby(this.#nextOptions(), primary)
  }

  /** A server of its own with the same content, in another folder. */
  async copyAside(folder: string, port: number): Promise<PostgresServer> {
    const copy = await PostgresServer.createStandby({ ...this.#options, folder, port }, this)
    await copy.promote()
    await copy.setSynchronous(false)
    return copy
  }

  /** Dumps this server and restores it into a new cluster on the port of the other one, which is killed. */
  async restoreInto(other: PostgresServer): Promise<PostgresServer> {
    const { programs, owner, folder } = this.#options
    const dump = join(folder, 'dump.sql')
    const nameOf = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'tessera']
    await run(programs.pg_dump, [...nameOf(this.port), '-f', dump, 'tessera'], { ...owner, cwd: folder })
    await other.kill()
    const restored = await PostgresServer.createPrimary(other.#nextOptions())
    const strict = ['-q', '-v', 'ON_ERROR_STOP=1', '-f', dump, 'tessera']
    await run(programs.psql, [...nameOf(other.port), ...strict], { ...owner, cwd: folder, maxBuffer: 64_000_000 })
    return restored
  }

  #nextOptions(): ServerOptions {
    return { ...this.#options, folder: `${this.#options.folder}-next` }
  }

  get url(): string {
    return `postgresql://tessera@127.0.0.1:${this.port}/tessera`
  }

  async start(): Promise<void> {
    const { programs, owner, folder, port } = this.#options
    const settings = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    this.#child = spawn(programs.postgres, settings, { ...owner, cwd: folder, stdio: 'ignore' })
    const began = Date.now()
    while (!(await this.#isUp())) {
      if (this.#child.exitCode !== null || Date.now() - began > startMilliseconds)
        throw new Error(`PostgreSQL in ${folder} did not start`)
      await sleep(50)
    }
  }

  async #isUp(): Promise<boolean> {
    try {
      await this.query('select 1', 'postgres')
      return true
    } catch {
      return false
    }
  }

  async query<Row extends object>(text: string, database = 'tessera'): Promise<Row[]> {
    const limits = { connectionTimeoutMillis: 10_000, query_timeout: questionMilliseconds }
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'tessera', database, ...limits })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Its log since it was started first. Each line begins with the process that wrote it. */
  readLog(): string {
    return readFileSync(join(this.folder, 'log', logName), 'utf8')
  }

  /** Commits wait for the standby from now on, or no longer. */
  async setSynchronous(isSynchronous: boolean): Promise<void> {
    const names = isSynchronous ? 'ANY 1 (standby)' : ''
    await this.query(`alter system set synchronous_standby_names = '${names}'`)
    await this.query('select pg_reload_conf()')
  }

  /** The standby gets no more changes, as if the network had broken. */
  async stopFollowing(): Promise<void> {
    await this.query("alter system set primary_conninfo = ''")
    await this.query('select pg_reload_conf()')
    while ((await this.query('select from pg_stat_wal_receiver')).length > 0) await sleep(50)
  }

  /** Makes the standby the primary. Resolves when it takes writes. */
  async promote(): Promise<void> {
    const { programs, owner, folder } = this.#options
    await run(programs.pg_ctl, ['promote', '-w', '-D', folder], { ...owner, cwd: folder })
  }

  /** Kills the postmaster; its other processes notice and end. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** Stops or continues all processes of the server, as if its machine had hung. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#child?.pid
    if (pid === undefined) return
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    for (const one of [pid, ...children.map(Number)]) process.kill(one, signal)
  }
}

const logName = 'server.log'

/** Durable as in production; what is only small fits a test machine. */
const serverSettings = `
max_connections = 200
shared_buffers = 128MB
wal_keep_size = 256MB
max_wal_size = 1GB
shared_preload_libraries = 'pg_stat_statements'
archive_mode = on
archive_command = 'true'
logging_collector = on
log_directory = 'log'
log_filename = '${logName}'
log_line_prefix = '%p '
`
