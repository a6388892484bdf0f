import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Owner } from './run-as-postgres.ts'

/** A program of another package: the balancer or the pooler. Ended by `kill` and started again by `start`. */
export class HelperProcess {
  readonly #program: string
  readonly #settings: readonly string[]
  readonly #owner: Owner
  #child: ChildProcess | undefined
  output = ''

  constructor(program: string, settings: readonly string[], owner: Owner = {}) {
    this.#program = program
    this.#settings = settings
    this.#owner = owner
  }

  start(): void {
    const child = spawn(this.#program, this.#settings, { ...this.#owner, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.output = (this.output + chunk).slice(-50_000)
      })
    this.#child = child
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
}
