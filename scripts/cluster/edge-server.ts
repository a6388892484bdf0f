import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@tessera/testing/shop-process'
import { root } from '../source-files.ts'
import type { Programs } from './find-programs.ts'
import { HelperProcess } from './helper-process.ts'

/** Varnish in front of the balancer, with the files of `deploy/varnish`. */
export class EdgeServer {
  readonly url: string
  readonly secret = 'the-secret-of-this-cluster'
  readonly #folder: string
  readonly #process: HelperProcess

  private constructor(port: number, folder: string, program: string) {
    this.url = `http://localhost:${port}`
    this.#folder = folder
    const files = ['-f', join(folder, 'site.vcl'), '-n', join(folder, 'work')]
    this.#process = new HelperProcess(program, ['-F', '-a', `127.0.0.1:${port}`, ...files, '-s', 'malloc,100m'])
  }

  static async create({ varnishd }: Programs, within: string): Promise<EdgeServer> {
    return new EdgeServer(await freePort(), join(within, 'edge'), varnishd)
  }

  /** Uses the shipped example, with the balancer's port and this folder. */
  async start(originUrl: string): Promise<void> {
    const folder = this.#folder
    mkdirSync(folder, { recursive: true })
    cpSync(`${root}deploy/varnish/tessera.vcl`, join(folder, 'tessera.vcl'))
    const site = readFileSync(`${root}deploy/varnish/site.vcl`, 'utf8')
      .replace('"3000"', `"${new URL(originUrl).port}"`)
      .replace('x-secret = ""', `x-secret = "${this.secret}"`)
    writeFileSync(join(folder, 'site.vcl'), site.replaceAll('/etc/varnish', folder))
    this.#process.start()
    for (let tries = 0; !(await this.#answers()); tries++) {
      if (tries > 300) throw new Error(`the edge does not answer:\n${this.#process.output}`)
      await sleep(100)
    }
  }

  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.ok ?? false
  }

  async purge(keys: string, secret = this.secret): Promise<number> {
    const headers = { authorization: `Bearer ${secret}`, 'surrogate-key': keys }
    const answer = await fetch(this.url, { method: 'PURGE', headers })
    await answer.arrayBuffer()
    return answer.status
  }

  /** Sends every request to the shop, as the runbook does. */
  bypass(isOn: boolean): void {
    const file = join(this.#folder, 'tessera.bypass')
    if (isOn) writeFileSync(file, '')
    else rmSync(file)
  }

  kill(): Promise<void> {
    return this.#process.kill()
  }
}
