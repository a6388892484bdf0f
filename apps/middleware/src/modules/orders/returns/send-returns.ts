import type { OrderReturn } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { followedStatus, nextReturnStep } from '@tessera/domain/sales/return-there'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { claimDueReturns, type DueReturn, finishReturn, postponeReturn } from './due-returns.ts'
import { followReturn } from './follow-return.ts'
import { canBeReturned, takeReturnStep } from './return-steps.ts'
import { queueSettlingReturns } from './settle-returns.ts'

type ReturnNeeds = Pick<SalesTaskNeeds, 'database' | 'commerce' | 'publicUrl' | 'logger'>

/** Create, submit, approve, note and refund: a return needs no more calls in one run. */
const maxSteps = 8

/**
 * Brings returns of the platform to the state they have in the shop, and takes over what was decided there first. It
 * compares states, so a repeated run changes nothing. Money is refunded only after the platform took the refund: its
 * lock decides between rivals. Returns the number sent.
 */
export async function sendReturns(needs: ReturnNeeds, now: Date): Promise<number> {
  let count = 0
  for (const one of await claimDueReturns(needs.database)) {
    try {
      const platformId = await sendReturn(needs, one, now)
      const after = await finishReturn(needs.database, one, platformId)
      if (after?.isDone) await queueSettlingReturns(needs.database)
      count += 1
    } catch (error) {
      needs.logger.warn({ return: one.id, err: error }, 'a return could not be sent to the platform yet')
      await postponeReturn(needs.database, one)
    }
  }
  return count
}

/** Returns its ID on the platform; undefined if the platform's order takes no returns. */
async function sendReturn(needs: ReturnNeeds, one: DueReturn, now: Date): Promise<string | undefined> {
  const { commerce } = needs
  let there: OrderReturn | undefined = await commerce.client.OrderReturns.Get(
    one.platformId,
    await commerce.backOffice(),
  ).catch(ignoreNotFound)
  if (!there && !(await canBeReturned(commerce, one))) return undefined
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const followed = there && followedStatus(one.status, there.Status)
    if (there && followed) {
      await followReturn(needs, one.id, { to: followed, there }, now)
      return one.platformId
    }
    const step = nextReturnStep(one.status, there && { status: there.Status, noted: notedOn(there) })
    if (!step) return there && one.platformId
    try {
      there = await takeReturnStep(commerce, one, step, there)
    } catch (error) {
      if (step !== 'create' || one.isAheadOfShipments || !isTaken(error)) throw error
      await followReturn(needs, one.id, { to: 'declined', answer: takenText }, now)
      return undefined
    }
  }
  throw new Error(`return ${one.id} is ${there?.Status} on the platform and ${one.status} here`)
}

const takenText = 'These boxes are already part of another return.'

const isTaken = (error: unknown): boolean =>
  error instanceof PlatformError && error.errorCode === 'OrderReturn.ItemQuantityExceeded'

const notedOn = ({ xp }: OrderReturn): string | null => {
  const noted = (xp as { Status?: unknown } | null)?.Status
  return typeof noted === 'string' ? noted : null
}
