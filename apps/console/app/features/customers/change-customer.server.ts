import { paymentTerms, priceGroups } from '@tessera/contract/shop/constants'
import { getEnvironment } from '../../http/environment.server.ts'
import { refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readCents } from '../tasks/read-cents.ts'

export interface ChangeOutcome {
  done?: string
  problem?: string
  typed?: Record<string, string>
}

const isTerms = (text: string | undefined): text is keyof typeof paymentTerms =>
  text !== undefined && Object.hasOwn(paymentTerms, text)

/** Sends the form of a customer's conditions. */
export async function changeCustomer({ token }: Staff, customerNumber: string, form: FormData): Promise<ChangeOutcome> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  const creditLineCents = readCents(typed.creditLine ?? '')
  if (creditLineCents === undefined)
    return { problem: 'Enter the credit line in dollars, such as 25,000 or 1250.50.', typed }
  const { Operator } = getEnvironment().shop
  const wanted = {
    terms: isTerms(typed.terms) ? typed.terms : null,
    creditLineCents,
    priceGroup: priceGroups.find((group) => group === typed.priceGroup) ?? null,
    isOnHold: typed.hold === 'yes',
  }
  try {
    const { version = '', reason = '' } = typed
    await Operator.ChangeAccount({ customerNumber, version, reason, ...wanted }, { accessToken: token })
    return { done: 'Saved. It applies from the next checkout.' }
  } catch (error) {
    return { problem: refusalText(error), typed }
  }
}
