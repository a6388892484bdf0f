import type { CartAfterSteps, CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import { type ErrorEntry, PlatformError } from '@tessera/client/platform-error'
import { tokenOf } from '../../../kit/as-visitor.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CartCache } from './cart-cache.ts'
import type { CartNeeds } from './cart-needs.ts'
import { emptyWorksheet, readWorksheet } from './read-cart.ts'

export interface CartContext extends CartNeeds {
  cartCache: CartCache
}

export interface ChangedCart {
  worksheet: OrderWorksheet
  /** Reasons why the platform would refuse the order, if validation was requested. */
  problems: readonly ErrorEntry[]
}

interface ChangeOptions {
  /** The cart the steps were made for; the platform refuses them for any other version. */
  seen?: OrderWorksheet
  isChecked?: boolean
}

/** Applies all steps or none and returns the changed cart, in one call. */
export async function changeCart(
  { commerce, cartCache }: CartContext,
  visitor: Visitor,
  steps: readonly CartStepInput[],
  { seen, isChecked = false }: ChangeOptions = {},
): Promise<ChangedCart> {
  const token = tokenOf(visitor)
  const version = seen && { LastUpdated: seen.Order?.LastUpdated ?? null, ChangesOnly: true }
  try {
    const body = { Steps: [...steps], ...version, ...(isChecked && { Validate: true }) }
    const answer = await commerce.client.Cart.TakeSteps(body, { accessToken: token })
    const worksheet = worksheetOf(answer, seen)
    cartCache.set(token, worksheet)
    return { worksheet, problems: answer.Problems ?? [] }
  } catch (error) {
    cartCache.delete(token)
    throw error
  }
}

/** Reads the cart and validates it as an order, both at the same moment. A cached cart is read only if it has changed. */
export async function readCheckedCart(context: CartContext, visitor: Visitor): Promise<ChangedCart> {
  const known = context.cartCache.get(tokenOf(visitor))
  try {
    return await changeCart(context, visitor, [], { isChecked: true, ...(known?.Order && { seen: known }) })
  } catch (error) {
    if (known && isChangedMeanwhile(error)) return readCheckedCart(context, visitor)
    if (error instanceof PlatformError && error.status === 404) return { worksheet: emptyWorksheet, problems: [] }
    throw error
  }
}

/**
 * Merges the order and changed lines into the cart that was seen; new lines come last. Without a worksheet nothing has
 * changed.
 */
function worksheetOf(
  { Worksheet: changed, Removed }: CartAfterSteps,
  seen: OrderWorksheet | undefined,
): OrderWorksheet {
  if (!changed) return (Removed && seen) ?? emptyWorksheet
  if (!Removed || !seen) return changed
  const gone = new Set(Removed)
  const written = new Map(changed.LineItems?.map((line) => [line.ID, line]))
  const before = (seen.LineItems ?? []).filter(({ ID }) => !gone.has(ID))
  const known = new Set(before.map(({ ID }) => ID))
  const added = (changed.LineItems ?? []).filter(({ ID }) => !known.has(ID))
  const Order = changed.Order && { ...seen.Order, ...changed.Order }
  return { ...changed, Order, LineItems: [...before.map((line) => written.get(line.ID) ?? line), ...added] }
}

const maxAttempts = 5

/**
 * Applies a change whose steps depend on the cart: first to the cached cart, and after a conflict to the current one.
 */
export async function changeLatestCart(
  context: CartContext,
  visitor: Visitor,
  change: (seen: OrderWorksheet) => Promise<ChangedCart>,
): Promise<ChangedCart> {
  const known = context.cartCache.get(tokenOf(visitor))
  for (let attempt = known ? 0 : 1; ; attempt += 1) {
    const seen = attempt === 0 && known ? known : await readWorksheet(context, visitor)
    try {
      return await change(seen)
    } catch (error) {
      const isOld = attempt === 0 || isChangedMeanwhile(error)
      if (!isOld || attempt >= maxAttempts) throw error
    }
  }
}

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof PlatformError && error.errorCode === 'Order.ChangedMeanwhile'
