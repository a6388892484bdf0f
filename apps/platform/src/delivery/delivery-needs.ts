import type { MailPort } from '@tessera/providers/mail/port'
import type { Database } from '@tessera/server/database'
import type { Outbound } from '@tessera/server/outbound/outbound'
import type { Logger } from 'pino'
import type { TokenMaker } from '../identity/token-maker.ts'

/** The ways out: every sender of a target uses one of them. */
export interface DeliveryPorts {
  outbound: Outbound
  /** Unset: emails cannot be sent. */
  mail?: MailPort | undefined
}

export interface DeliveryNeeds {
  database: Database
  tokens: TokenMaker
  ports: DeliveryPorts
  logger: Pick<Logger, 'error'>
  /** Decides what is due. */
  now(): Date
  /** From 0 to 1: spreads retries. */
  random(): number
}
