import type { Promotion, PromotionTestResults } from '@tessera/client/platform/types.gen'
import { testPromotion } from '@tessera/contract/platform/additions/rule-tests'
import { trialTime } from '@tessera/domain/promotions/promotion-state'
import { centsOf, formatCount, formatMoney } from '@tessera/ui/format'
import { editSections, fieldsIn, type Values } from '../../generic/edit-fields.server.ts'
import { textsOf } from '../../generic/form-texts.ts'
import { readEditForm } from '../../generic/read-edit-form.ts'
import { parseSeen } from '../../generic/save-change.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { formatInstant } from '../prices/format-instant.ts'
import { benchSize, testMilliseconds } from '../rules/bench-request.ts'
import type { BenchResult, BenchRow } from '../rules/bench-view.ts'
import { countReasons } from '../rules/count-reasons.ts'
import { missingBench, promotionModel } from './promotion-at.server.ts'
import { typedAssignments } from './save-promotion.server.ts'

type Tested = { results: PromotionTestResults } | { problem: string }

/** Tries the form as it is on the newest orders, and the saved promotion beside it. */
export async function benchPromotion(staff: Staff, form: FormData): Promise<BenchResult> {
  const missing = missingBench(staff)
  if (missing) return { problem: missing }
  const promotionID = String(form.get('recordID') ?? '')
  const seen = promotionID ? parseSeen(form.get('seen')) : {}
  const fields = fieldsIn(editSections(promotionModel, seen, { isNew: promotionID === '' }))
  const { mine, problems } = readEditForm(fields, seen, textsOf(fields, form))
  const [problem] = Object.values(problems)
  if (problem) return { problem }
  const now = new Date()
  const Assignments = form.has('Assignments.0.BuyerID') ? typedAssignments(form) : null
  const saved = promotionID ? await tryRead<Promotion>(staff, 'Promotions.Get', { promotionID }) : undefined
  const size = benchSize(form)
  const [draft, before] = await Promise.all([
    runTest(staff, mine, { size, now, Assignments }),
    saved && runTest(staff, saved as unknown as Values, { size, now, Assignments: null }),
  ])
  if ('problem' in draft) return draft
  return { bench: benchOf(draft.results, before && 'results' in before ? before.results : null, mine, now) }
}

interface TestOptions {
  size: number
  now: Date
  Assignments: object[] | null
}

/** A promotion is tried as if it were on, at a time at which it runs, with orders that come one after the other. */
async function runTest({ token }: Staff, promotion: Values, { size, now, Assignments }: TestOptions): Promise<Tested> {
  const { isOk, data, errors } = await callOperation(token, testPromotion, {
    params: {},
    milliseconds: testMilliseconds,
    body: {
      Promotion: { ...promotion, Active: true },
      PageSize: size,
      InTurn: true,
      Time: trialTime(datesOf(promotion), now).toISOString(),
      ...(Assignments && { Assignments }),
    },
  })
  if (isOk) return { results: data as PromotionTestResults }
  return { problem: errors[0]?.Message ?? 'The platform didn’t respond. Try again.' }
}

const dateIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const datesOf = ({ StartDate, ExpirationDate }: Values) => ({
  StartDate: dateIn(StartDate),
  ExpirationDate: dateIn(ExpirationDate),
})

function benchOf(draft: PromotionTestResults, saved: PromotionTestResults | null, promotion: Values, now: Date) {
  const before = new Map(saved?.Results.map(({ OrderID, Amount }) => [OrderID, centsOf(Amount)]))
  const rows = draft.Results.map((result): BenchRow => {
    const cents = centsOf(result.Amount)
    return {
      id: result.OrderID,
      href: `/r/orders/Incoming/${encodeURIComponent(result.OrderID)}`,
      name: result.OrderID,
      who: result.FromUserName ?? result.FromUserID ?? '',
      date: result.DateSubmitted ?? result.DateCreated,
      cents: centsOf(result.Subtotal),
      result: cents > 0 ? formatMoney(cents) : '',
      saved: saved ? moneyText(before.get(result.OrderID) ?? 0) : null,
      why: result.Failures?.[0]?.Message ?? result.Reason,
    }
  })
  const paid = rows.filter(({ result }) => result !== '').length
  return {
    headline: `${formatCount(paid)} of ${formatCount(rows.length)} orders would get ${formatMoney(centsOf(draft.Amount))} in all`,
    compared: saved && comparison(draft, saved),
    notes: notesOf(promotion, now),
    rows,
    reasonsTitle: 'Why the others get nothing',
    reasons: countReasons(draft.Results.filter(({ Amount }) => Amount === 0)),
  }
}

const moneyText = (cents: number): string => (cents > 0 ? formatMoney(cents) : '')

function comparison(draft: PromotionTestResults, saved: PromotionTestResults): string {
  const difference = centsOf(draft.Amount) - centsOf(saved.Amount)
  const total = formatMoney(centsOf(saved.Amount))
  if (difference === 0) return `The saved version gives ${total} too.`
  const size = formatMoney(Math.abs(difference))
  return `The saved version gives ${total}: this is ${size} ${difference > 0 ? 'more' : 'less'}.`
}

function notesOf(promotion: Values, now: Date): string[] {
  const time = trialTime(datesOf(promotion), now)
  const isLimited = promotion.RedemptionLimit != null || promotion.RedemptionLimitPerUser != null
  return [
    ...(promotion.Active === false ? ['Tested as if it were active.'] : []),
    ...(time === now ? [] : [`Tested as of ${formatInstant(time.toISOString())}.`]),
    ...(isLimited ? ['Orders are tested oldest first until the limit is reached.'] : []),
  ]
}
