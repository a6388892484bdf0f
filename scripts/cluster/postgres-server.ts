import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Programs } from './find-programs.ts'
import { makeFolder, type Owner } from './run-as-postgres.ts'

const run = promisify(execFile)
const startMilliseconds = 30_000

interface ServerOptions {
  programs: Programs
  owner: Owner
  folder: string
  port: number
}

/** A PostgreSQL of a cluster: a primary, or a standby that streams from one. */
export class PostgresServer {
  readonly port: number
  readonly #options: ServerOptions
  #child: ChildProcess | undefined

  private constructor(options: ServerOptions) {
    this.#options = options
    this.port = options.port
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

  get url(): string {
    return `postgresql://tessera@127.0.0.1:${this.port}/tessera`
  }

  async start(): Promise<void> {
    const { programs, owner, folder, port } = this.#options
    const settings = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', '']
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
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'tessera', database })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Commits wait for the standby from now on, or no longer. */
  async setSynchronous(isSynchronous: boolean): Promise<void> {
    const names = isSynchronous ? 'ANY 1 (standby)' : ''
    await this.query(`alter system set synchronous_standby_names = '${names}'`)
    await this.query('select pg_reload_conf()')
  }

  /** Kills the postmaster; its other processes notice and end. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
}

/** Durable as in production; what is only small fits a test machine. */
const serverSettings = `
max_connections = 200
shared_buffers = 128MB
wal_keep_size = 256MB
max_wal_size = 1GB
`
