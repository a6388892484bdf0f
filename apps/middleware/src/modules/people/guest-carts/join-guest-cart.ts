import { claimsOf } from '@tessera/client/claims'
import { readEnvelope, sealEnvelope } from '../credentials/envelopes.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { insertJoin, listOpenJoins } from './cart-joins.ts'
import { finishJoin } from './finish-join.ts'
import { runInTurn } from './run-in-turn.ts'

type Needs = Pick<AuthNeeds, 'database' | 'commerce' | 'logger'>

export interface GuestCartJoin {
  personID: string
  customerToken: string
  /** Verified by the platform. */
  guestToken: string | undefined
}

/**
 * Returns how many guest lines were merged into the customer's cart. Never throws: unfinished merges are retried at the
 * next sign-in.
 */
export async function joinGuestCart(
  needs: Needs,
  { personID, customerToken, guestToken }: GuestCartJoin,
): Promise<number> {
  try {
    if (guestToken) await saveJoin(needs, personID, guestToken)
  } catch (error) {
    needs.logger.warn({ err: error }, 'a guest cart was not queued for merging')
  }
  return finishGuestCarts(needs, personID, customerToken)
}

const days = 24 * 60 * 60 * 1000
const bindingFor = (orderID: string) => ({ session: orderID, purpose: 'guest-cart' })

async function saveJoin({ database }: Needs, personID: string, guestToken: string): Promise<void> {
  const { orderid } = claimsOf(guestToken) as { orderid?: string }
  if (!orderid) return
  const endsAt = new Date(Date.now() + 8 * days)
  const sealedToken = await sealEnvelope(database, guestToken, bindingFor(orderid), endsAt)
  await insertJoin(database, { guestOrderID: orderid, personID, sealedToken })
}

/** Also finishes merges left over from earlier sign-ins. */
export async function finishGuestCarts(needs: Needs, personID: string, customerToken: string): Promise<number> {
  const { database, commerce, logger } = needs
  const isNeeded = async () => (await listOpenJoins(database, personID)).length > 0
  try {
    const joined = await runInTurn(database, personID, isNeeded, async () => {
      let lines = 0
      for (const join of await listOpenJoins(database, personID)) {
        const openToken = (sealed: string) => readEnvelope(database, sealed, bindingFor(join.guestOrderID))
        lines += await finishJoin({ db: database, commerce, as: { accessToken: customerToken }, openToken }, join)
      }
      return lines
    })
    return joined ?? 0
  } catch (error) {
    logger.warn({ err: error }, 'a guest cart was not merged; it is tried again at the next sign-in')
    return 0
  }
}
