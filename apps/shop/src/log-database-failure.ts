import type { Logger } from 'pino'
import type { DatabaseFailure } from './open-database-server.ts'

/** Logs why the database stopped for good, that no data is lost and how to restart. */
export function logDatabaseFailure({ reason, logFile }: DatabaseFailure, logger: Logger, isProduction: boolean): void {
  const [what = reason] = reason.split('\n')
  const sentences = [
    `The shop has stopped. ${what.replace(/ Last:$/, '')}`,
    'Your data is safe: every order and change that was confirmed is on disk.',
    `The log of the database says why it stopped: ${logFile}`,
    'To go on, start the shop again: npm start',
  ]
  if (isProduction) logger.fatal({ event: 'postgres.given-up', reason, logFile }, sentences.join(' '))
  else console.error(`\n  ${sentences.join('\n  ')}\n`)
}
