import type { CustomerCallInput } from '@tessera/client/shop/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { getEnvironment } from '../http/environment.server.ts'
import { addressOf } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import { hideSecrets } from '../operations/hide-secrets.ts'
import { refusalText } from '../session/read-staff-call.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { OperationOutcome } from './operation-view.ts'
import type { TypedRequest } from './read-operation-form.ts'

const customerFields = {
  'as.number': 'Enter the customer number.',
  'as.person': 'Enter the email or the user ID of the person.',
  'as.reason': 'Enter a reason.',
}

export const findMissing = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(customerFields).filter(([name]) => !typed[name]?.trim()))

/** The shop runs it with a token of the customer, which never comes here. */
export async function sendAsCustomer(
  staff: Staff,
  operation: Operation,
  { params, query, body }: TypedRequest,
  values: Record<string, string>,
): Promise<OperationOutcome> {
  try {
    const { person, status, milliseconds, requestId, answer } = await readAsCustomer(staff, {
      customerNumber: values['as.number'] ?? '',
      person: values['as.person'] ?? '',
      reason: values['as.reason'] ?? '',
      operation: operation.id,
      parameters: params,
      query: query.toString(),
      body: isRecord(body) ? body : null,
      key: values.key ?? '',
    })
    const text = answer ? JSON.stringify(hideSecrets(JSON.parse(answer)), null, 2) : ''
    const curl = curlOf(
      operation.verb,
      getEnvironment().publicUrl + (addressOf(operation, { params, query }) ?? ''),
      body,
    )
    return { values, answer: { person, status, isOk: status < 400, milliseconds, requestId, text, curl } }
  } catch (error) {
    return { values, problem: refusalText(error) }
  }
}

const readAsCustomer = ({ token }: Staff, body: CustomerCallInput) =>
  getEnvironment().shop.Operator.CallAsCustomer(body, { accessToken: token })

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null
