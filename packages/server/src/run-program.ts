import { type Level, type Logger, levels } from 'pino'
import { captureOutput } from './capture-output.ts'
import { ConfigurationError } from './config.ts'
import { createLog } from './log.ts'

/** Used before the settings are read, as they may be what is wrong. */
function earlyLog(service: string): Logger {
  const { LOG_LEVEL = '' } = process.env
  return createLog({ service, level: LOG_LEVEL in levels.values ? (LOG_LEVEL as Level) : 'info' })
}

/**
 * Starts a program. In production every line it writes is JSON; elsewhere a person reads them. A wrong setting is
 * reported without a stack.
 */
export async function runProgram(service: string, start: () => Promise<void>): Promise<void> {
  const logger = process.env.NODE_ENV === 'production' ? earlyLog(service) : undefined
  if (logger) captureOutput(logger)
  try {
    await start()
  } catch (error) {
    const isSetting = error instanceof ConfigurationError
    if (!logger) console.error(isSetting ? error.message : error)
    else if (isSetting) logger.fatal({ event: 'not-started' }, error.message)
    else logger.fatal({ event: 'not-started', err: error }, 'the start failed')
    process.exit(1)
  }
}

/** The message is for a person at a terminal. */
export function reportReady(logger: Logger, isProduction: boolean, url: string, message: string): void {
  if (isProduction) logger.info({ event: 'ready', url }, 'ready')
  else console.log(message)
}
