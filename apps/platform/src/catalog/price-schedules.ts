import { priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { type PriceBreakInput, sortedBreaks } from '@tessera/domain/pricing/price-breaks'
import { findPriceScheduleProblem } from '@tessera/domain/pricing/price-schedule'
import type { PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { deletePriceBreak, savePriceBreak } from './price-breaks.ts'
import { isScheduleUsed } from './schedule-use.ts'

const checkPriceSchedule: WriteRule = async (call, { id, before, after }) => {
  const used = before && id !== undefined && (await isScheduleUsed(call, id))
  refuseIf(findPriceScheduleProblem({ before, after, isUsed: used === true }), { PriceScheduleID: id })
  if (call.operation.verb === 'PATCH' && call.body.PriceBreaks === undefined) return undefined
  return { ...call.body, PriceBreaks: sortedBreaks((call.body.PriceBreaks as PriceBreakInput[] | null) ?? []) }
}

export const priceScheduleHandlers: PlatformHandlers = {
  ...withRules(priceSchedules, checkPriceSchedule),
  'PriceSchedules.SavePriceBreak': savePriceBreak,
  'PriceSchedules.DeletePriceBreak': deletePriceBreak,
}
