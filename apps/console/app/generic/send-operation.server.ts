import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import { mayCall } from '@tessera/domain/identity/may-call'
import { getEnvironment } from '../http/environment.server.ts'
import { addressOf, callOperation, type OperationAnswer } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import { hideSecrets } from '../operations/hide-secrets.ts'
import { refusalOf } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { formSections } from './form-fields.server.ts'
import { textsOf } from './form-texts.ts'
import { type OperationOutcome, profileField, type SentAnswer, type TriedProfile } from './operation-view.ts'
import { readOperationForm, type TypedRequest } from './read-operation-form.ts'
import { findMissing, sendAsCustomer } from './send-as-customer.server.ts'
import { curlOfRights, narrowedVariable, sendWithRights } from './send-with-rights.server.ts'
import { findTriedProfile } from './tried-profiles.server.ts'

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
  const { profile, refused } = await readProfile(staff, typed)
  if (refused) return { values, fields: { [profileField]: refused } }
  // the platform itself answers a call that is tried with a profile
  const decision = isForCustomer || profile ? 'yes' : mayCall(staff.caller, operation, request.params)
  if (decision !== 'yes') throw refusalOf(decision, operation)
  const address = addressOf(operation, request)
  if (!address) return { values, fields: {} }
  // a write that was shown with the rights of a profile is shown again before it has others
  const isConfirmed = typed.confirmed === 'yes' && (typed.asked ?? profile?.id ?? '') === (profile?.id ?? '')
  if (operation.verb !== 'GET' && !isConfirmed)
    return { values, question: { verb: operation.verb, address, body: shown(request.body), profile } }
  if (isForCustomer) return sendAsCustomer(staff, operation, request, values)
  const send = async (token: string): Promise<OperationOutcome> => {
    const sent = { ...request, body: bodyOf(operation, request), idempotencyKey: typed.key }
    const answer = await callOperation(token, operation, sent)
    return { values, answer: answerOf(operation, request, answer, profile), fields: fieldProblems(answer) }
  }
  return profile ? sendWithRights(staff, profile, values, send) : send(staff.token)
}

/** The profile that was chosen, if one was. */
async function readProfile(
  staff: Staff,
  typed: Readonly<Record<string, string>>,
): Promise<{ profile?: TriedProfile; refused?: string }> {
  const id = typed[profileField]
  if (!id) return {}
  if (typed.as === 'customer') return { refused: 'A customer’s call has the customer’s rights. Choose your own here.' }
  const profile = await findTriedProfile(staff, id)
  return profile ? { profile } : { refused: 'This profile can’t be read. Choose another one.' }
}

/** A DELETE has no body, and an operation without declared fields sends none. */
const bodyOf = ({ body }: Operation, request: TypedRequest): unknown => (body ? (request.body ?? {}) : undefined)

const shown = (body: unknown): string => (body === undefined ? '' : JSON.stringify(hideSecrets(body), null, 2))

function answerOf(
  operation: Operation,
  { params, query, body }: TypedRequest,
  answer: OperationAnswer,
  profile: TriedProfile | undefined,
): SentAnswer {
  const { status, isOk, milliseconds, requestId, data } = answer
  const address = addressOf(operation, { params, query }) ?? urlOf(operation.path)
  const curl = (variable?: string) =>
    curlOf(operation.verb, getEnvironment().publicUrl + address, operation.body ? body : undefined, variable)
  const text = data === null ? '' : JSON.stringify(data, null, 2)
  const steps = profile ? [curlOfRights(profile), curl(narrowedVariable)] : [curl()]
  return { profile, status, isOk, milliseconds, requestId, text, curl: steps.join('\n\n') }
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
