import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcesses } from '@tessera/testing/end-processes'
import { runEnvironment } from '@tessera/testing/run-processes'
import { findDatabase } from '@tessera/testing/shop-process'
import { root } from '../source-files.ts'
import type { CrashPoint } from './dies-at.ts'

const unlimited = '1000000'
const limits = {
  SIGN_IN_FAILURES: unlimited,
  GUEST_TOKENS: unlimited,
  CREDENTIAL_REQUESTS: unlimited,
  API_PER_PERSON: unlimited,
  API_PER_ADDRESS: unlimited,
  API_PER_SELLER: unlimited,
  API_PER_SHOP: unlimited,
  PAGES_PER_ADDRESS: unlimited,
  SUBMITS_PER_PERSON: unlimited,
  PICTURES_AHEAD: '0',
}

/** Ends a hanging run. */
const timeoutMilliseconds = 600_000

/** The shop in its own process, which is restarted whenever it ends, as a supervisor would. */
export class ShopProcess {
  readonly folder: string
  readonly port: number
  readonly url: string
  starts = 0
  /** When the last process ended, and its last output. */
  endedAt = 0
  lastWords = ''
  output = ''
  #child: ChildProcess | undefined
  #isStopping = false
  /** Folder of the release whose programs are started. */
  tree = root
  /** Of the next start. */
  settings: Record<string, string>
  readonly #program: readonly string[]

  /** `program` is the whole shop as `npm start` runs it, or one of its parts with its arguments. */
  constructor(
    folder: string,
    port: number,
    settings: Record<string, string> = {},
    program = ['shop/src/main.ts', 'built'],
  ) {
    this.folder = folder
    this.port = port
    this.settings = settings
    this.#program = program
    this.url = `http://localhost:${port}`
  }

  start(): void {
    this.starts += 1
    this.#isStopping = false
    const [main = '', ...more] = this.#program
    const child = spawn(
      process.execPath,
      ['--import', `${root}scripts/faults/dies-at.ts`, `${this.tree}apps/${main}`, ...more],
      {
        env: {
          PATH: process.env.PATH,
          ...runEnvironment(),
          PORT: String(this.port),
          TESSERA_DATA: this.folder,
          TESSERA_RANGE: 'none',
          // half of a start is compiling modules
          NODE_COMPILE_CACHE: `${root}.tmp/compiled`,
          ...limits,
          ...this.settings,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    )
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.output = (this.output + chunk).slice(-200_000)
      })
    child.on('exit', async (code) => {
      this.endedAt = Date.now()
      const fatal = this.output.split('\n').filter((line) => line.includes('"level":"fatal"'))
      this.lastWords = `code ${code}: ${fatal.join('\n') || this.output.slice(-3000)}`
      // avoid a busy loop if the shop cannot start
      if (code !== null) await sleep(500)
      if (!this.#isStopping && this.#child === child) this.start()
    })
    this.#child = child
  }

  /** Kills the process; the supervisor starts the next one. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Kills the process the next time it passes that point. */
  dieAt(point: CrashPoint): void {
    this.#child?.send({ dieAt: point })
  }

  async stop(): Promise<number | null> {
    this.#isStopping = true
    const child = this.#child
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  /** Ends the run: stops the program and its database. */
  async end(): Promise<void> {
    this.#isStopping = true
    this.kill()
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await endProcesses(this.folder)
  }

  findDatabase(): number | undefined {
    return findDatabase(this.folder)
  }

  databaseUrl(): string {
    const read = (file: string) => readFileSync(join(this.folder, file), 'utf8').trim()
    return `postgresql://tessera:${read('postgres.password')}@127.0.0.1:${read('postgres.port')}/tessera`
  }

  /** Milliseconds until the shop reports ready. Whether that was in time is checked later. */
  async ready(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const reply = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(1000) }).catch(
        () => undefined,
      )
      await reply?.arrayBuffer().catch(() => undefined)
      const passed = performance.now() - began
      if (reply?.ok) return passed
      if (passed > timeoutMilliseconds)
        throw new Error(`not ready after ${timeoutMilliseconds} ms:\n${this.output.slice(-20_000)}`)
      await sleep(25)
    }
  }
}
