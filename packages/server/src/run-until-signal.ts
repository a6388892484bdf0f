import type { Logger } from 'pino'
import { isConnectionLoss } from './postgres-errors.ts'

interface Stoppable {
  /** Balancers are told first; only then does anything close. */
  drain?: () => void
  close(): Promise<void>
}

/** RELIABILITY 7.5. Long enough for a balancer to look twice, short enough not to annoy at a desk. */
const balancerMilliseconds = 1000
const drainMilliseconds = 10_000

/** Ends the program in order with exit code 1; `sayLast` writes its last line. */
export type Fail = (reason: string, sayLast: () => void) => void

/** Owns the signals: drain, close, exit 0. A second signal exits at once; a stray rejection closes with 1. */
export function runUntilSignal(running: Stoppable, logger: Logger, { isProduction }: { isProduction: boolean }): Fail {
  let isStopping = false
  const stop = async (reason: string, code: number, sayLast = () => {}) => {
    if (isStopping) process.exit(130)
    isStopping = true
    logger.info({ event: 'stopping', reason }, 'stopping')
    running.drain?.()
    if (isProduction) await new Promise((resolve) => setTimeout(resolve, balancerMilliseconds))
    const end = (withCode: number) => {
      sayLast()
      exitAfterLog(logger, withCode)
    }
    setTimeout(end, drainMilliseconds + 5000, code || 1).unref()
    await running.close().catch((error) => logger.error({ err: error }, 'closing failed'))
    end(code)
  }
  process.on('SIGTERM', () => stop('SIGTERM', 0))
  process.on('SIGINT', () => stop('SIGINT', 0))
  process.on('unhandledRejection', (error) => {
    // what fails because everything is being closed must not end the closing
    if (isStopping) return logger.error({ err: error }, 'failed while closing')
    // the queue does not wait for its own notes; a database that is restarting must not take the shop along (R8)
    if (error instanceof Error && isConnectionLoss(error)) return logger.error({ err: error }, 'the database went away')
    logger.fatal({ err: error }, 'unhandled rejection')
    stop('unhandled rejection', 1)
  })
  return (reason, sayLast) => {
    if (!isStopping) stop(reason, 1, sayLast)
  }
}

/** A line on its way when the process exits is lost or overtaken; a reader that takes no more lines holds it 1 s. */
function exitAfterLog(logger: Logger, code: number): void {
  setTimeout(() => process.exit(code), 1000)
  logger.flush(() => process.exit(code))
}
