import type { MailPort } from '@tessera/providers/mail/port'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { publicUrl, type TestPlatform } from '@tessera/testing/platform'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { createDeliveryEngine } from '../../src/delivery/delivery-engine.ts'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { announceEvents, dispatchAll } from '../../src/messages/announce-events.ts'
import { announceAll, relayAll } from '../../src/relay.ts'
import { announceTracking } from '../../src/sync/announce-tracking.ts'
import { relayChanges } from '../../src/sync/relay-changes.ts'
import { relayStock } from '../../src/sync/relay-stock.ts'

/** A process that relays and sends, with a clock that the test moves. */
export function aWorker({ database }: TestPlatform, allow: readonly string[], mail?: MailPort) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const tokens = createTokenMaker(createKeyRing(database), publicUrl)
  const logger = { error: () => undefined }
  const engine = createDeliveryEngine({
    database,
    tokens,
    ports: { outbound: createOutbound({ allow, now }), mail },
    logger,
    now,
    random: () => 0.5,
  })
  return {
    now,
    engine,
    /** Moves the clock. */
    pass: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Relays and sends everything that is due. */
    work: async () => {
      await waitForOlderTransactions(database)
      await relayAll(
        database,
        announceAll(announceEvents({ tokens, environment: 'Sandbox' }), announceTracking),
        logger,
      )
      await dispatchAll(database, 'Sandbox')
      await relayChanges(database, logger)
      await relayStock(database, logger)
      await engine.sendDue()
      await engine.settle()
    },
  }
}
