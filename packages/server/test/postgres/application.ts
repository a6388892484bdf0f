import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface Application {
  child: ChildProcess
  /** The next line it prints that has this field. */
  next(field: 'url' | 'event'): Promise<{ url: string; pid: number; event: string }>
  kill(): Promise<void>
  quit(): Promise<void>
}

export function runApplication(folder: string): Application {
  const child = spawn(process.execPath, [fileURLToPath(new URL('hold.ts', import.meta.url)), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  return {
    child,
    kill,
    async quit() {
      child.stdin.write('stop\n')
      await gone
    },
    async next(field) {
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error('the application ended')
        const message = JSON.parse(value) as { url: string; pid: number; event: string } // written by hold.ts
        if (message[field] !== undefined) return message
      }
    },
  }
}
