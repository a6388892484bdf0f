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
  /** Reasons why the platform would refuse the order, if validation was requested. */
  problems: readonly ErrorEntry[]
}

interface Changing {
  /** The cart the steps were made for; the platform refuses them for any other version. */
  seen?: OrderWorksheet
  isChecked?: boolean
}

/** Applies all steps or none and returns the changed cart, in one call. */
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

/** Reads the cart and validates it as an order, both at the same moment. */
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

/**
 * Applies a change whose steps depend on the cart: first to the cached cart, and after a conflict to the current one.
 */
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
