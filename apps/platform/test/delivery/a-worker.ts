import { createOutbound } from '@tessera/server/outbound/outbound'
import { publicUrl, type TestPlatform } from '@tessera/testing/platform'
import { createDeliveryEngine } from '../../src/delivery/delivery-engine.ts'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { relayEvents } from '../../src/relay.ts'

/** A process that relays and sends, with a clock that the test moves. */
export function aWorker({ database }: TestPlatform, allow: readonly string[]) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const engine = createDeliveryEngine({
    database,
    tokens: createTokenMaker(createKeyRing(database), publicUrl),
    ports: { outbound: createOutbound({ allow, now }) },
    logger: { error: () => undefined },
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
      while ((await relayEvents(database)) > 0);
      await engine.sendDue()
      await engine.settle()
    },
  }
}
