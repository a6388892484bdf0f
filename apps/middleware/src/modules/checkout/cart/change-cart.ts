import type { CartAfterSteps, CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import { type ErrorEntry, PlatformError } from '@tessera/client/platform-error'
import { tokenOf } from '../../../kit/as-visitor.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { KeptCarts } from './cart-cache.ts'
import type { CartNeeds } from './cart-needs.ts'
import { nothing, readWorksheet } from './read-cart.ts'

export interface CartDesk extends CartNeeds {
  kept: KeptCarts
}

export interface ChangedCart {
  worksheet: OrderWorksheet
  /** Why the platform would not take it as an order, where that was asked. */
  problems: readonly ErrorEntry[]
}

interface Changing {
  /** The cart that the steps were made for; any other is not changed. */
  seen?: OrderWorksheet
  isChecked?: boolean
}

/** Takes the steps, all or none, and has the cart as it is then: one call. */
export async function changeCart(
  { commerce, kept }: CartDesk,
  visitor: Visitor,
  steps: readonly CartStepInput[],
  { seen, isChecked = false }: Changing = {},
): Promise<ChangedCart> {
  const token = tokenOf(visitor)
  const version = seen && { LastUpdated: seen.Order?.LastUpdated ?? null, ChangesOnly: true }
  try {
    const body = { Steps: [...steps], ...version, ...(isChecked && { Validate: true }) }
    const answer = await commerce.client.Cart.TakeSteps(body, { accessToken: token })
    const worksheet = worksheetOf(answer, seen)
    kept.keep(token, worksheet)
    return { worksheet, problems: answer.Problems ?? [] }
  } catch (error) {
    kept.forget(token)
    throw error
  }
}

/** The cart as it is, and what the platform would say to it as an order, of one moment. */
export async function readChecked(desk: CartDesk, visitor: Visitor): Promise<ChangedCart> {
  try {
    return await changeCart(desk, visitor, [], { isChecked: true })
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return { worksheet: nothing, problems: [] }
    throw error
  }
}

/** What changed, put into what there was; new lines come last. */
function worksheetOf(
  { Worksheet: changed, Removed }: CartAfterSteps,
  seen: OrderWorksheet | undefined,
): OrderWorksheet {
  if (!changed) return nothing
  if (!Removed || !seen) return changed
  const gone = new Set(Removed)
  const written = new Map(changed.LineItems?.map((line) => [line.ID, line]))
  const before = (seen.LineItems ?? []).filter(({ ID }) => !gone.has(ID))
  const known = new Set(before.map(({ ID }) => ID))
  const added = (changed.LineItems ?? []).filter(({ ID }) => !known.has(ID))
  return { ...changed, LineItems: [...before.map((line) => written.get(line.ID) ?? line), ...added] }
}

const attempts = 5

/** The same, where the steps depend on what is in the cart: on what it was last, and if it is not that, on what it is. */
export async function changeSeen(
  desk: CartDesk,
  visitor: Visitor,
  change: (seen: OrderWorksheet) => Promise<ChangedCart>,
): Promise<ChangedCart> {
  const known = desk.kept.find(tokenOf(visitor))
  for (let attempt = known ? 0 : 1; ; attempt += 1) {
    const seen = attempt === 0 && known ? known : await readWorksheet(desk, visitor)
    try {
      return await change(seen)
    } catch (error) {
      const isOld = attempt === 0 || (error instanceof PlatformError && error.errorCode === changed)
      if (!isOld || attempt >= attempts) throw error
    }
  }
}

const changed = 'Order.ChangedMeanwhile'
