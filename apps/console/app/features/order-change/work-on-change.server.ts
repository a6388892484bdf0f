import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { OrderChangeEffect, StaffOrder } from '@tessera/client/shop/types.gen'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'
import { readChangeForm } from './read-change-form.ts'

export interface ChangeOutcome {
  typed: Record<string, string>
  effect?: OrderChangeEffect
  problem?: string
  /** The order was changed by someone else meanwhile. */
  isConflict?: boolean
  isDone?: boolean
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))

/** Shows the effect of the form, or makes the change that was shown. */
export async function workOnChange({ token }: Staff, order: StaffOrder, form: FormData): Promise<ChangeOutcome> {
  const typed = textsOf(form)
  const wish = readChangeForm(order, typed)
  if (typeof wish === 'string') return { typed, problem: wish }
  const { Operator } = getEnvironment().shop
  const options = { accessToken: token }
  try {
    const { version = '', key = '', reason = '' } = typed
    const isUnexplained = typed.intent === 'apply' && reason === ''
    if (typed.intent !== 'apply' || isUnexplained) {
      const effect = await Operator.PreviewOrderChange(wish, options)
      return { typed, effect, ...(isUnexplained && { problem: 'Enter a reason.' }) }
    }
    await Operator.ChangeOrder({ ...wish, version, key, reason, totalCents: Number(typed.totalCents) }, options)
    return { typed, isDone: true }
  } catch (error) {
    const isConflict = error instanceof ShopApiError && error.code === 'Request.Conflict'
    return { typed, problem: problemText(error), isConflict }
  }
}
