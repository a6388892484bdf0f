import { findWriteOf } from '@tessera/domain/changes/past-write'
import { planUndo, type UndoPlan, undoTarget } from '@tessera/domain/changes/plan-undo'
import { missingRight } from '../../generic/actions.server.ts'
import { overtakenBy } from '../../generic/save-change.server.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { PastEvent } from './read-events.server.ts'
import { refuseUsed } from './refuse-used.server.ts'

/** A change with the way back, as far as there is one. */
export interface UndoneChange {
  event: PastEvent
  plan: UndoPlan
  /** The record now, where it is not as the change left it. */
  current: Readonly<Record<string, unknown>> | null
  refusal: string | null
}

interface UndoWork extends UndoneChange {
  change: PlannedChange | undefined
}

/**
 * Takes changes back, the newest first, in one request. The values that each change wrote are sent as what they must
 * still be, so nothing that someone changed since is overwritten: those values are named, and the others go back.
 */
export async function undoChanges(
  staff: Staff,
  events: readonly PastEvent[],
  { isDryRun, key }: { isDryRun: boolean; key?: string },
): Promise<UndoneChange[]> {
  const used = await refuseUsed(staff, events)
  const work = events.map((event) => {
    const start = startOf(staff, event)
    return { ...start, refusal: start.refusal ?? used.get(event) ?? null }
  })
  const tried = await runWork(staff, work, { isDryRun: true })
  const settled = tried.map(settleOf)
  // nothing was in the way: the trial was the answer
  if (isDryRun && settled.every((one, at) => one === tried[at]?.one)) return settled
  const done = await runWork(staff, settled, { isDryRun, key })
  return done.map(({ one, result }) => ({ ...one, refusal: one.refusal ?? (result ? refusalIn(result) : null) }))
}

function startOf({ caller }: Staff, event: PastEvent): UndoWork {
  const target = undoTarget(event)
  const plan = planUndo(event, undefined)
  const start = { event, plan, current: null, change: undefined }
  if (!target) return { ...start, refusal: 'This can’t be undone.' }
  if (!isAllowed(caller, target.operation, target.params))
    return { ...start, refusal: missingRight(caller, target.operation, target.params) ?? 'You can’t change this.' }
  return { ...start, change: changeOf(target, plan), refusal: null }
}

const changeOf = ({ operation, params }: Pick<PlannedChange, 'operation' | 'params'>, { body, was }: UndoPlan) => ({
  operation,
  params,
  body,
  was,
})

interface Tried {
  one: UndoWork
  result: ChangeResult | undefined
}

async function runWork(
  staff: Staff,
  work: readonly UndoWork[],
  options: { isDryRun: boolean; key?: string | undefined },
): Promise<Tried[]> {
  const due = work.filter((one) => one.change && !one.refusal)
  const results =
    due.length > 0
      ? await makeAllChanges(
          staff,
          due.flatMap(({ change }) => change ?? []),
          options,
        )
      : []
  const byWork = new Map(due.map((one, at) => [one, results[at]]))
  return work.map((one) => ({ one, result: byWork.get(one) }))
}

/** Plans again with the record as it stands: what is only spelled in another way goes back after all. */
function settleOf({ one, result }: Tried): UndoWork {
  if (!one.change || !result || result.isOk) return one
  const overtaken = overtakenBy(result)
  if (!overtaken) return { ...one, refusal: refusalIn(result) }
  const { event, change } = one
  const plan = planUndo(event, overtaken.current)
  const isPart = plan.conflicts.length > 0 && change.operation.verb === 'PATCH' && plan.edits.length > 0
  const isWhole = plan.conflicts.length === 0 && !findWriteOf(event.operation)?.calls.isRelation
  const refusal = isPart || isWhole ? null : 'Someone has changed it since, so it wasn’t undone.'
  return { ...one, plan, current: overtaken.current, change: changeOf(change, plan), refusal }
}

const refusalIn = ({ isOk, errors }: ChangeResult): string | null =>
  isOk ? null : (errors[0]?.Message ?? 'The platform didn’t respond.')
