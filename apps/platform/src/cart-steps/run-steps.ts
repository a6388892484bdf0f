import type { OrderState } from '@tessera/domain/order-model/order-state'
import { ApiError, fail } from '@tessera/server/api-error'
import type { FinishedOperation } from '@tessera/server/call'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { withPromotionService } from '../checkout/with-promotion-service.ts'
import { findWorksheet, findWorksheetOf, writtenWorksheet } from '../checkout/worksheet.ts'
import { isSame } from '../orders/column-values.ts'
import { currentCart } from '../orders/find-order.ts'
import type { LockedOrder, ProductScope } from '../orders/locked-order.ts'
import { estimatesColumn, type RecordColumns } from '../orders/order-record.ts'
import { cartTarget } from '../orders/order-target.ts'
import type { ShownWrite } from '../orders/shown-write.ts'
import { submissionColumn } from '../orders/submission-facts.ts'
import { submitProblems } from '../orders/submit.ts'
import { eventsStatement } from '../record-event.ts'
import { runOnce } from '../repeats.ts'
import { createOrderBatch, type OrderBatch } from './order-batch.ts'
import { type CartStep, readSteps } from './read-steps.ts'
import { stepHandlers } from './step-handlers.ts'

/** Applies several changes to the cart in one transaction, all or none, and returns the cart. */
export const runSteps =
  (needs: CheckoutNeeds, serviceHandlers: PlatformHandlers): PlatformHandler =>
  async (call) => {
    const steps = readSteps(call)
    let at = 0
    let seen = call.body.LastUpdated
    for (;;) {
      const part = { ...call, key: keyOf(call, at) }
      let outcome: StepsOutcome | undefined
      const reply = await withPromotionService(needs, part, (served) =>
        needs.database.transaction((db) => {
          const own = { ...served, db }
          return runOnce(own, async () => {
            outcome = await runInTransaction(own, steps.slice(at), seen)
            return outcome.reply
          })
        }),
      )
      const taken = outcome ? outcome.taken : storedTaken(reply)
      const step = taken === undefined ? undefined : steps[at + taken]
      if (taken === undefined || !step) return reply
      // an external service may take seconds, so earlier steps are committed before the call
      await serviceHandlers[step.operation.id]?.({ ...call, ...step, key: keyOf(call, `${at + taken} asked`) })
      at += taken + 1
      seen = undefined
    }
  }

/** Each transaction of a request has its own idempotency key, so that a retry continues after the last commit. */
const keyOf = ({ key }: PlatformCall, part: number | string): string | undefined =>
  key === undefined || part === 0 ? key : `${key} ${part}`

type StepsReply = JsonText | DeferredReply

interface StepsOutcome {
  reply: StepsReply
  /** How many steps were taken before one that calls a service; undefined if all were. */
  taken?: number
}

const stoppedAfter = (taken: number): StepsOutcome => ({ taken, reply: new JsonText(JSON.stringify({ Taken: taken })) })

/** A repeated request learns from its stored reply how far it came the first time. */
const storedTaken = (reply: StepsReply): number | undefined =>
  reply instanceof JsonText ? (JSON.parse(reply.text) as { Taken?: number }).Taken : undefined

/** Takes steps up to the first that calls a service, which must not happen in a transaction. */
async function runInTransaction(call: PlatformCall, steps: readonly CartStep[], seen: unknown): Promise<StepsOutcome> {
  const products = productsOfSteps(call, steps)
  const batch = createOrderBatch({ target: cartTarget, products, check: (locked) => checkVersion(locked, seen) })
  const isPartial = seen !== undefined && call.body.ChangesOnly === true
  if (isPartial && steps.length === 0 && call.body.Validate === true) return { reply: await checkSeenCart(call, batch) }
  const done: FinishedOperation[] = []
  for (const [at, step] of steps.entries()) {
    // lines sort by their timestamp, so two lines must not share one
    const now = new Date(call.now.getTime() + at)
    const part = await stepHandlers[step.operation.id]?.({ ...call, ...step, now }, batch)
    if (!part) {
      await flushWithEvents(call, batch, done)
      return stoppedAfter(at)
    }
    done.push(part)
  }
  const locked = await flushWithEvents(call, batch, done, isPartial ? writtenWorksheet : undefined)
  const before = isPartial ? batch.before() : undefined
  const shown = call.body.Validate === true ? undefined : batch.findShown()
  if (shown && locked && before) {
    const { removed } = changesOf(before, locked.state)
    const written = Promise.all([shown, batch.cacheState(call)])
    const reply = written.then(([worksheet]) => cartReply(worksheet, null, removed))
    return { reply: new DeferredReply('', reply) }
  }
  const [reply] = await Promise.all([replyWithCart(call, batch, locked, before), batch.cacheState(call)])
  return { reply }
}

async function flushWithEvents(
  call: PlatformCall,
  batch: OrderBatch,
  done: readonly FinishedOperation[],
  shown?: ShownWrite,
): Promise<LockedOrder | undefined> {
  const locked = await batch.flush(call, await eventsStatement(call, done), shown)
  if (done.length > 0) await call.announce?.(call.db, done)
  return locked
}

const usesEstimates = new Set(['Cart.Calculate', 'Cart.SelectShipMethods'])

/** The added products and those of changed lines; all products where the whole order is validated. */
function productsOfSteps(call: PlatformCall, steps: readonly CartStep[]): ProductScope {
  const more = steps.flatMap(({ body }) => (typeof body.ProductID === 'string' ? [body.ProductID] : []))
  const hasEstimates = steps.some(({ operation }) => usesEstimates.has(operation.id))
  const columns: RecordColumns = hasEstimates ? { shipEstimates: estimatesColumn } : {}
  if (call.body.Validate === true) return { added: more, columns: { ...columns, submission: submissionColumn(call) } }
  const named = new Set(steps.map(({ params }) => params.lineItemID))
  return {
    added: more,
    columns,
    withStock: ({ lines }) => lines.filter(({ id }) => named.has(id)).map(({ productID }) => productID),
  }
}

/** Throws if the caller's version differs from the stored one; null means that there is no order yet. */
function checkVersion({ record }: LockedOrder, seen: unknown): void {
  if (seen === undefined) return
  const { order } = record.state
  const isSame = record.isNew ? seen === null : seen === order.lastUpdated
  if (!isSame) fail('Order.ChangedMeanwhile', { OrderID: order.id })
}

async function replyWithCart(
  call: PlatformCall,
  batch: OrderBatch,
  locked: LockedOrder | undefined,
  before: OrderState | undefined,
): Promise<JsonText> {
  const where = locked ? sql`t.uid = ${locked.record.uid}` : currentCart(call)
  const isToBeChecked = call.body.Validate === true
  const changes = locked && before && changesOf(before, locked.state)
  const [worksheet, problems] = await Promise.all([
    changes
      ? (batch.findShown() ?? textOf(findWorksheetOf(call.db, where, changes.written)))
      : textOf(findWorksheet(call.db, where, 'lean')),
    isToBeChecked ? problemsOf(call, () => locked ?? batch.target.lock(call)) : null,
  ])
  return cartReply(worksheet, problems, changes?.removed ?? null)
}

/** The caller has the cart: its version is compared when it is locked, and the check is all that is missing. */
const checkSeenCart = async (call: PlatformCall, { target }: OrderBatch): Promise<JsonText> =>
  cartReply('null', await problemsOf(call, () => target.lock(call)), [])

const cartReply = (worksheet: string, Problems: ApiError['errors'] | null, Removed: string[] | null): JsonText =>
  new JsonText(`{"Worksheet":${worksheet},${JSON.stringify({ Problems, Removed }).slice(1)}`)

const textOf = async (found: Promise<JsonText | undefined>): Promise<string> => (await found)?.text ?? 'null'

/** A line may change because of another: cumulative quantities decide the price. */
function changesOf(before: OrderState, after: OrderState): { written: string[]; removed: string[] } {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  const written = after.lines.filter((line) => !isSame(was.get(line.id), line)).map(({ id }) => id)
  const is = new Set(after.lines.map(({ id }) => id))
  return { written, removed: before.lines.map(({ id }) => id).filter((id) => !is.has(id)) }
}

/** Locks by itself: an `await` among the parts of `Promise.all` leaves the parts before it without a listener. */
async function problemsOf(
  call: PlatformCall,
  lock: () => LockedOrder | Promise<LockedOrder>,
): Promise<ApiError['errors']> {
  return new ApiError(await submitProblems(call, await lock())).errors
}
