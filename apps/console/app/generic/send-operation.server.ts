import type { CustomerCallInput } from '@tessera/client/shop/types.gen'
import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import { mayCall } from '@tessera/domain/identity/may-call'
import { getEnvironment } from '../http/environment.server.ts'
import { addressOf, callOperation, type OperationAnswer } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import { hideSecrets } from '../operations/hide-secrets.ts'
import { refusalOf } from '../operations/read-operation.server.ts'
import { refusalText } from '../session/read-staff-call.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { formSections } from './form-fields.server.ts'
import { textsOf } from './form-texts.ts'
import type { OperationOutcome, SentAnswer } from './operation-view.ts'
import { readOperationForm, type TypedRequest } from './read-operation-form.ts'

/** Sends the form of an operation. A write first shows what it will send, and is sent when that is confirmed. */
export async function sendOperation(staff: Staff, operation: Operation, form: FormData): Promise<OperationOutcome> {
  const sections = formSections(operation)
  const plain = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const typed = {
    ...plain,
    ...textsOf(
      sections.flatMap(({ fields }) => fields),
      form,
    ),
  }
  const values = withoutSecrets(operation, typed)
  const request = readOperationForm(sections, typed)
  if (Object.keys(request.problems).length > 0) return { values, fields: request.problems }
  const isForCustomer = typed.as === 'customer'
  const missing = isForCustomer ? findMissing(typed) : {}
  if (Object.keys(missing).length > 0) return { values, fields: missing }
  const decision = isForCustomer ? 'yes' : mayCall(staff.caller, operation, request.params)
  if (decision !== 'yes') throw refusalOf(decision, operation)
  const address = addressOf(operation, request)
  if (!address) return { values, fields: {} }
  if (operation.verb !== 'GET' && typed.confirmed !== 'yes')
    return { values, question: { verb: operation.verb, address, body: shown(request.body) } }
  if (isForCustomer) return runForCustomer(staff, operation, request, values)
  const sent = bodyOf(operation, request)
  const answer = await callOperation(staff.token, operation, { ...request, body: sent, idempotencyKey: typed.key })
  return { values, answer: answerOf(operation, request, answer), fields: fieldProblems(answer) }
}

const customerFields = {
  'as.number': 'Enter the customer number.',
  'as.person': 'Enter the email or the user ID of the person.',
  'as.reason': 'Enter a reason.',
}

const findMissing = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(customerFields).filter(([name]) => !typed[name]?.trim()))

/** The shop runs it with a token of the customer, which never comes here. */
async function runForCustomer(
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

/** A DELETE has no body, and an operation without declared fields sends none. */
const bodyOf = ({ body }: Operation, request: TypedRequest): unknown => (body ? (request.body ?? {}) : undefined)

const shown = (body: unknown): string => (body === undefined ? '' : JSON.stringify(hideSecrets(body), null, 2))

function answerOf(operation: Operation, { params, query, body }: TypedRequest, answer: OperationAnswer): SentAnswer {
  const { status, isOk, milliseconds, requestId, data } = answer
  const address = addressOf(operation, { params, query }) ?? urlOf(operation.path)
  const url = getEnvironment().publicUrl + address
  const curl = curlOf(operation.verb, url, operation.body ? body : undefined)
  return { status, isOk, milliseconds, requestId, text: data === null ? '' : JSON.stringify(data, null, 2), curl }
}

/** A typed secret is not written back into the page. */
function withoutSecrets(operation: Operation, typed: Record<string, string>): Record<string, string> {
  const secrets = formSections(operation)
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'secret')
    .map(({ name }) => name)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.includes(name)))
}

/** The server's words at their fields; an error names its field in `Data`. */
function fieldProblems({ errors }: OperationAnswer): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ Data, Message }): [string, string][] => {
      const { Property } = (typeof Data === 'object' && Data ? Data : {}) as { Property?: string }
      return Property ? [[`body.${Property}`, Message]] : []
    }),
  )
}
