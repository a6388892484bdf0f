import { format } from 'node:util'
import type { Logger } from 'pino'
import { createLogSampler } from './log-sampler.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

const consoleLevels = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const

/** More lines than a start needs, far fewer than a page that fails for every visitor would write. */
const linesPerSecond = 50

/**
 * Turns all output that bypasses the logger into log lines: the console, which libraries use, the streams under it,
 * Node's warnings, and the exception that ends the process.
 */
export function captureOutput(logger: Logger): void {
  const sample = createLogSampler(logger, linesPerSecond)
  const write = (level: Level, line: object, text: string) => {
    if (text !== '') sample(`output ${level}`, () => logger[level]({ event: 'output', ...line }, text))
  }
  for (const [name, level] of Object.entries(consoleLevels) as [keyof typeof consoleLevels, Level][])
    console[name] = (...values: unknown[]) => {
      const err = values.find((one) => one instanceof Error)
      const message = format(...values.filter((one) => one !== err)).trim()
      write(level, err ? { err } : {}, message || (err?.message ?? ''))
    }
  captureStream(process.stdout, (text) => write('info', {}, text))
  captureStream(process.stderr, (text) => write('warn', {}, text))
  process.removeAllListeners('warning') // Node's own listener prints them
  process.on('warning', (warning) => logger.warn({ event: 'warning', err: warning }, warning.message))
  process.on('uncaughtException', (error) => {
    logger.fatal({ event: 'uncaught', err: error }, 'uncaught exception')
    process.exit(1)
  })
}

function captureStream(stream: NodeJS.WriteStream, take: (text: string) => void): void {
  const write = (chunk: Uint8Array | string, ...more: unknown[]): boolean => {
    take((typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()).trim())
    const done = more.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  stream.write = write as typeof stream.write // the edge: the real method has two overloads
}
