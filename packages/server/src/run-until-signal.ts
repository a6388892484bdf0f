import type { Logger } from 'pino'
import { isConnectionLoss } from './postgres-errors.ts'
import { getTracer } from './tracing/tracer.ts'

interface Stoppable {
  /** Makes the process report not ready to load balancers, before anything closes. */
  drain?: () => void
  close(): Promise<void>
}

interface StopSettings {
  isProduction: boolean
  /** How long a load balancer has to notice that the process is not ready; nothing else has to wait. */
  DRAIN_SECONDS?: number | undefined
}

/** Long enough for two probes of most load balancers. */
const productionDrainSeconds = 5
const closeMilliseconds = 10_000

/** Ends the program in order with exit code 1; `sayLast` writes its last line. */
export type StopWithFailure = (reason: string, sayLast: () => void) => void

/** Handles the signals: drain, close, exit 0. A second signal exits at once; an unhandled rejection exits with 1. */
export function runUntilSignal(
  running: Stoppable,
  logger: Logger,
  { isProduction, DRAIN_SECONDS = isProduction ? productionDrainSeconds : 0 }: StopSettings,
): StopWithFailure {
  let isStopping = false
  const stop = async (reason: string, code: number, sayLast = () => {}) => {
    if (isStopping) process.exit(130)
    isStopping = true
    logger.info({ event: 'stopping', reason }, 'stopping')
    running.drain?.()
    if (DRAIN_SECONDS > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_SECONDS * 1000))
    const end = (withCode: number) => {
      sayLast()
      exitAfterLog(logger, withCode)
    }
    setTimeout(end, closeMilliseconds + 5000, code || 1).unref()
    await running.close().catch((error) => logger.error({ err: error }, 'closing failed'))
    await getTracer()?.close()
    end(code)
  }
  process.on('SIGTERM', () => stop('SIGTERM', 0))
  process.on('SIGINT', () => stop('SIGINT', 0))
  process.on('unhandledRejection', (error) => {
    // failures caused by closing must not end the closing
    if (isStopping) return logger.error({ err: error }, 'failed while closing')
    // the queue does not await its own notifications; a restarting database must not stop the shop (R8)
    if (isLostDatabase(error)) return logger.error({ err: error }, 'the database went away')
    logger.fatal({ err: error }, 'unhandled rejection')
    stop('unhandled rejection', 1)
  })
  return (reason, sayLast) => {
    if (!isStopping) stop(reason, 1, sayLast)
  }
}

/** A lost connection, also as the 503 that it became. */
const isLostDatabase = (error: unknown): boolean =>
  error instanceof Error && (isConnectionLoss(error) || isLostDatabase(error.cause))

/** A line still being written at exit is lost or reordered; waits at most 1 s for a reader that takes no more lines. */
function exitAfterLog(logger: Logger, code: number): void {
  const waiting = setTimeout(() => process.exit(code), 1000)
  logger.flush(() => {
    clearTimeout(waiting)
    process.exit(code)
  })
}
