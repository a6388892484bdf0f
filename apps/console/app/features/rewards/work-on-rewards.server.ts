import { formatCount } from '@tessera/ui/format'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'

export interface RewardOutcome {
  typed: Record<string, string>
  done?: string
  problem?: string
}

/** Corrects the points of a customer, or pays out referrals. */
export async function workOnRewards(staff: Staff, customerNumber: string, form: FormData): Promise<RewardOutcome> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  const points = readPoints(typed.points ?? '')
  if (points === undefined) return { typed, problem: 'Enter a whole number of points, such as 250 or -250.' }
  const { Operator } = getEnvironment().shop
  const options = { accessToken: staff.token }
  try {
    if (typed.intent === 'pay-out') {
      await Operator.PayOutRewards({ customerNumber, points }, options)
      return { typed, done: `${formatCount(points)} points are paid out.` }
    }
    const { key = '', reason = '' } = typed
    const { availablePoints } = await Operator.AdjustReward({ customerNumber, points, reason, key }, options)
    return { typed, done: `Adjusted. The account has ${formatCount(availablePoints)} points available.` }
  } catch (error) {
    return { typed, problem: problemText(error) }
  }
}

/** `1,250`, `+250` and `−250` with either minus. */
function readPoints(text: string): number | undefined {
  const plain = text.replaceAll(',', '').replace('−', '-')
  return /^[+-]?\d{1,8}$/.test(plain) ? Number(plain) : undefined
}
