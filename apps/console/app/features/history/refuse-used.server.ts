import { findWriteOf, kindOfWrite } from '@tessera/domain/changes/past-write'
import { undoTarget } from '@tessera/domain/changes/plan-undo'
import { formatCount } from '@tessera/ui/format'
import { countHanging } from '../../generic/count-hanging.server.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { PastEvent } from './read-events.server.ts'

/** The platform makes these with a new record: a buyer has the seller and a catalog of its own from the start. */
const madeWithIt: Readonly<Record<string, readonly string[]>> = {
  'Buyers.Create': ['buyer suppliers', 'catalog assignments'],
}

/** Each is counted by a dozen calls. A larger import goes back without; the records are still compared. */
const maxCounted = 10

/**
 * Why the creations among these changes are not taken back, by event: a deletion would take along what others have
 * assigned to the record since, and leave what names it without it. What the same changes made goes back with it.
 */
export async function refuseUsed(staff: Staff, events: readonly PastEvent[]): Promise<Map<PastEvent, string>> {
  const made = events.filter((event) => isNewRecord(event))
  const refusals = new Map<PastEvent, string>()
  if (made.length > maxCounted) return refusals
  // one record after the other: each asks for many lists at once
  for (const event of made) {
    const refusal = await refusalFor(staff, event, events)
    if (refusal) refusals.set(event, refusal)
  }
  return refusals
}

const isNewRecord = (event: PastEvent): boolean =>
  kindOfWrite(event) === 'created' && !findWriteOf(event.operation)?.calls.isRelation

async function refusalFor(staff: Staff, event: PastEvent, events: readonly PastEvent[]): Promise<string | null> {
  const { read, params } = undoTarget(event) ?? {}
  if (!read || !params || !isAllowed(staff.caller, read, params)) return null
  const own = madeWithIt[event.operation] ?? []
  const counted = await countHanging(staff, { operation: read, params })
  const hanging = counted
    .map(({ label, count }) => ({
      label: label.toLowerCase(),
      count: count - (own.includes(label.toLowerCase()) ? 1 : 0),
    }))
    .filter(({ count }) => count > 0)
  const total = hanging.reduce((sum, { count }) => sum + count, 0)
  if (total <= countAlso(event, params, events)) return null
  const parts = hanging.map(({ label, count }) => `${formatCount(count)} × ${label}`).join(', ')
  return `It is in use by now (${parts}), so it wasn’t undone. It can be deleted on its own page.`
}

/** How many of the other changes made something that names the record. */
function countAlso(event: PastEvent, params: Readonly<Record<string, string>>, events: readonly PastEvent[]): number {
  const id = Object.values(params).at(-1)
  const isNamed = (other: PastEvent) => Object.values({ ...other.params, ...other.body }).includes(id)
  return events.filter((other) => other !== event && kindOfWrite(other) === 'created' && isNamed(other)).length
}
