import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { getEnvironment } from '../../http/environment.server.ts'
import { refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { payLinkText } from '../money/pay-link-text.ts'
import { type CounterForm, entryOf, readCounterForm, takeSku } from './counter-form.ts'

export interface CounterOutcome {
  /** The order as it is saved now; undefined if it was not saved. */
  order?: CounterOrder
  /** The texts as typed, if they were refused. */
  form?: CounterForm
  message?: string
  problem?: string
}

/** Every button of the counter saves first; what cannot be saved comes back as typed. */
export async function workAtCounter(staff: Staff, form: FormData): Promise<CounterOutcome> {
  const [intent = '', at = '', sku = ''] = String(form.get('intent') ?? 'save').split(':')
  const typed = formFor(readCounterForm(form), intent, Number(at), sku)
  if (intent === 'delete') return throwAway(staff, typed)
  const outcome = await save(staff, typed)
  if (!outcome.order) return outcome
  if (intent === 'hold' && outcome.order.unread.length === 0) throw redirect(`/counter?held=${outcome.order.id}`)
  if (intent === 'pay-link') return sendLink(staff, outcome.order, typed)
  if (intent === 'place') return place(staff, outcome.order, Number(form.get('seenTotal')))
  return outcome
}

function formFor(form: CounterForm, intent: string, at: number, sku: string): CounterForm {
  if (intent === 'remove') return { ...form, lines: form.lines.filter((_, index) => index !== at) }
  if (intent === 'take') return { ...form, typed: takeSku(form.typed, at, sku) }
  return form
}

async function save({ token }: Staff, form: CounterForm): Promise<CounterOutcome> {
  const read = entryOf(form)
  if ('problem' in read) return { form, problem: read.problem }
  try {
    return { order: await getEnvironment().shop.Operator.SaveCounterOrder(read.entry, { accessToken: token }) }
  } catch (error) {
    return { form, problem: refusalText(error) }
  }
}

/** Places what was seen: if saving changed the total, the person looks at it first. */
async function place({ token }: Staff, order: CounterOrder, seenTotal: number): Promise<CounterOutcome> {
  const { id, version, totals } = order
  if (order.problems.length > 0) return { order, problem: 'This order can’t be placed yet. The reasons are beside it.' }
  if (totals.totalCents !== seenTotal)
    return { order, message: 'The order is updated. Check the total, then place it.' }
  try {
    const { Operator } = getEnvironment().shop
    const placing = { id, version, totalCents: totals.totalCents }
    const { status, orderNumber, message } = await Operator.PlaceCounterOrder(placing, { accessToken: token })
    if (status === 'working' || !orderNumber) return { order, message }
    throw redirect(`/orders/${orderNumber}?placed=${status}`)
  } catch (error) {
    if (error instanceof Response) throw error
    return { order, problem: refusalText(error) }
  }
}

/** Sends the total as it is saved now. A later version closes the link, and a second press of one form is refused. */
async function sendLink({ token }: Staff, order: CounterOrder, form: CounterForm): Promise<CounterOutcome> {
  const { id, version, personEmail } = order
  const email = form.payEmail || personEmail
  const asked = { documentId: null, counterOrderId: id, version, email, note: null, key: `${id} ${version} ${email}` }
  try {
    const sent = await getEnvironment().shop.Operator.SendPayLink(asked, { accessToken: token })
    return { order, message: `${payLinkText(sent)} The order is placed when it is paid.` }
  } catch (error) {
    return { order, form: { ...form, version, typed: '' }, problem: refusalText(error) }
  }
}

async function throwAway({ token }: Staff, form: CounterForm): Promise<CounterOutcome> {
  try {
    const { id, version } = form
    if (version > 0) await getEnvironment().shop.Operator.DeleteCounterOrder({ id, version }, { accessToken: token })
    throw redirect('/counter?deleted=yes')
  } catch (error) {
    if (error instanceof Response) throw error
    return { form, problem: refusalText(error) }
  }
}
