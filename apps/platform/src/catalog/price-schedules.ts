import { priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { type GivenBreak, sortedBreaks } from '@tessera/domain/pricing/price-breaks'
import { findPriceScheduleProblem } from '@tessera/domain/pricing/price-schedule'
import type { PlatformHandlers } from '../actor.ts'
import { refuse } from '../engine/refuse.ts'
import { type Rule, ruled } from '../engine/ruled.ts'
import { deletePriceBreak, savePriceBreak } from './price-breaks.ts'
import { isScheduleUsed } from './schedule-use.ts'

const priced: Rule = async (call, { id, before, after }) => {
  const used = before && id !== undefined && (await isScheduleUsed(call, id))
  refuse(findPriceScheduleProblem({ before, after, isUsed: used === true }), { PriceScheduleID: id })
  if (call.operation.verb === 'PATCH' && call.body.PriceBreaks === undefined) return undefined
  return { ...call.body, PriceBreaks: sortedBreaks((call.body.PriceBreaks as GivenBreak[] | null) ?? []) }
}

export const priceScheduleHandlers: PlatformHandlers = {
  ...ruled(priceSchedules, priced),
  'PriceSchedules.SavePriceBreak': savePriceBreak,
  'PriceSchedules.DeletePriceBreak': deletePriceBreak,
}
