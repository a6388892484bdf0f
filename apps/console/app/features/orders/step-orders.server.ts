import { randomUUID } from 'node:crypto'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { storeSteps } from '@tessera/contract/shop/staff-words'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'
import type { StepLine, StepOutcome } from './step-view.ts'

/** Does one step of the way: shows what would happen, or takes exactly the steps that were shown. */
export async function stepOrders(staff: Staff, form: FormData): Promise<StepOutcome> {
  const key = String(form.get('key') || randomUUID())
  if (form.get('intent') === 'take') {
    const planned = form.getAll('step').flatMap((text) => readPlanned(String(text)))
    return { isDone: true, lines: await takeSteps(staff, planned, key), key, problem: null }
  }
  const numbers = [...new Set(form.getAll('id').map(String))]
  const empty = { isDone: false, lines: [], key }
  if (numbers.length === 0) return { ...empty, problem: 'Select at least one order first.' }
  try {
    const { items } = await getEnvironment().shop.Operator.PreviewSteps({ numbers }, { accessToken: staff.token })
    return { ...empty, lines: items, problem: null }
  } catch (error) {
    return { ...empty, problem: problemText(error) }
  }
}

/** `4500000012:picking:Ruiz Tile`, as the form holds it. */
function readPlanned(text: string): StepLine[] {
  const [number = '', word, ...customer] = text.split(':')
  const step = storeSteps.find((one) => one === word)
  return step ? [{ number, step, customer: customer.join(':'), reason: null }] : []
}

/** Each order is moved in a transaction of its own, so that one refusal stops no other. */
async function takeSteps({ token }: Staff, planned: readonly StepLine[], key: string): Promise<StepLine[]> {
  const { Operator } = getEnvironment().shop
  const lines: StepLine[] = []
  for (const line of planned) {
    const { number, step } = line
    try {
      await Operator.TakeNextStep({ number, step, key: `${key}-${number}` }, { accessToken: token })
      lines.push(line)
    } catch (error) {
      const isLost = !(error instanceof ShopApiError) || error.status >= 500
      lines.push({ ...line, reason: isLost ? 'The shop didn’t respond.' : problemText(error), isLost })
    }
  }
  return lines
}
