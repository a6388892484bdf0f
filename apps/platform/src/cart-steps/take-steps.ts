import type { Sheet } from '@tessera/domain/orders/sheet'
import { ApiError, fail } from '@tessera/server/api-error'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { CheckoutNeeds } from '../checkout/needs.ts'
import { findWorksheet, findWorksheetOf } from '../checkout/worksheet.ts'
import type { Concerned, Desk } from '../orders/desk.ts'
import { cart } from '../orders/find-order.ts'
import { cartPlace } from '../orders/place.ts'
import { submitProblems } from '../orders/submit.ts'
import { isSame } from '../orders/written-values.ts'
import { type Part, recordEvents } from '../record-event.ts'
import { once } from '../repeats.ts'
import { type Hand, handFor } from './hand.ts'
import { type Step, stepsIn } from './steps.ts'
import { works } from './works.ts'

/** Applies several changes to the cart in one transaction, all or none, and returns the cart. */
export const takeSteps =
  ({ database }: Pick<CheckoutNeeds, 'database'>, asking: PlatformHandlers): PlatformHandler =>
  async (call) => {
    const steps = stepsIn(call)
    let at = 0
    let seen = call.body.LastUpdated
    for (;;) {
      const part = { ...call, key: keyOf(call, at) }
      let outcome: StepsOutcome | undefined
      const reply = await database.transaction((db) => {
        const own = { ...part, db }
        return once(own, async () => {
          outcome = await take(own, steps.slice(at), seen)
          return outcome.reply
        })
      })
      const taken = outcome ? outcome.taken : storedTaken(reply)
      const step = taken === undefined ? undefined : steps[at + taken]
      if (taken === undefined || !step) return reply
      // an external service may take seconds, so earlier steps are committed before the call
      await asking[step.operation.id]?.({ ...call, ...step, key: keyOf(call, `${at + taken} asked`) })
      at += taken + 1
      seen = undefined
    }
  }

/** Each transaction of a request has its own idempotency key, so that a retry continues after the last commit. */
const keyOf = ({ key }: PlatformCall, part: number | string): string | undefined =>
  key === undefined || part === 0 ? key : `${key} ${part}`

interface StepsOutcome {
  reply: Json
  /** How many steps were taken before one that calls a service; undefined if all were. */
  taken?: number
}

const stoppedAfter = (taken: number): StepsOutcome => ({ taken, reply: new Json(JSON.stringify({ Taken: taken })) })

/** A repeated request learns from its stored reply how far it came the first time. */
const storedTaken = ({ text }: Json): number | undefined => (JSON.parse(text) as { Taken?: number }).Taken

/** Takes steps up to the first that calls a service, which must not happen in a transaction. */
async function take(call: PlatformCall, steps: readonly Step[], seen: unknown): Promise<StepsOutcome> {
  const concerned = concernedBy(steps, call.body.Validate === true)
  const hand = handFor({ place: cartPlace, concerned, check: (desk) => checkVersion(desk, seen) })
  const done: Part[] = []
  for (const [at, step] of steps.entries()) {
    // lines sort by their timestamp, so two lines must not share one
    const now = new Date(call.now.getTime() + at)
    const part = await works[step.operation.id]?.({ ...call, ...step, now }, hand)
    if (!part) {
      await hand.put(call)
      await recordEvents(call, done)
      return stoppedAfter(at)
    }
    done.push(part)
  }
  await recordEvents(call, done)
  const desk = await hand.put(call)
  const isOfLines = steps.every(({ operation }) => operation.name.endsWith('LineItem'))
  const before = seen !== undefined && call.body.ChangesOnly === true && isOfLines ? hand.taken() : undefined
  const [reply] = await Promise.all([answer(call, hand, desk, before), isOfLines && hand.keep(call)])
  return { reply }
}

/** The added products and those of changed lines; all products where the whole order is validated. */
function concernedBy(steps: readonly Step[], isChecked: boolean): Concerned {
  const more = steps.flatMap(({ body }) => (typeof body.ProductID === 'string' ? [body.ProductID] : []))
  if (isChecked) return { more }
  const named = new Set(steps.map(({ params }) => params.lineItemID))
  return { more, counted: ({ lines }) => lines.filter(({ id }) => named.has(id)).map(({ productID }) => productID) }
}

/** Throws if the caller's version differs from the stored one; null means that there is no order yet. */
function checkVersion({ open, sheet }: Desk, seen: unknown): void {
  if (seen === undefined) return
  const isSame = open.isNew ? seen === null : seen === sheet.order.lastUpdated
  if (!isSame) fail('Order.ChangedMeanwhile', { OrderID: sheet.order.id })
}

async function answer(
  call: PlatformCall,
  { place }: Hand,
  desk: Desk | undefined,
  before: Sheet | undefined,
): Promise<Json> {
  const where = desk ? sql`t.uid = ${desk.open.uid}` : cart(call)
  const isToBeChecked = call.body.Validate === true
  const changes = desk && before && changesOf(before, desk.sheet)
  const [worksheet, problems] = await Promise.all([
    changes ? findWorksheetOf(call.db, where, changes.written) : findWorksheet(call.db, where, 'lean'),
    isToBeChecked ? problemsOf(call, desk ?? (await place.take(call))) : null,
  ])
  const rest = { Problems: problems, Removed: changes?.removed ?? null }
  return new Json(`{"Worksheet":${worksheet?.text ?? 'null'},${JSON.stringify(rest).slice(1)}`)
}

/** A line may change because of another: cumulative quantities decide the price. */
function changesOf(before: Sheet, after: Sheet): { written: string[]; removed: string[] } {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  const written = after.lines.filter((line) => !isSame(was.get(line.id), line)).map(({ id }) => id)
  const is = new Set(after.lines.map(({ id }) => id))
  return { written, removed: before.lines.map(({ id }) => id).filter((id) => !is.has(id)) }
}

async function problemsOf(call: PlatformCall, desk: Desk): Promise<ApiError['errors']> {
  return new ApiError(await submitProblems(call, desk)).errors
}
