import { randomUUID } from 'node:crypto'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { actingCalls } from '@tessera/contract/middleware/operator/acting-operations'
import { mayRunForCustomer } from '@tessera/contract/platform/may-run-for-customer'
import { operations } from '@tessera/contract/platform/operations'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { mayCall } from '@tessera/domain/identity/may-call'
import { callOperation } from '../operations/call-operation.server.ts'
import { fillPath } from '../operations/fill-path.ts'
import type { PathValues } from '../operations/find-operation.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { formSections } from './form-fields.server.ts'
import { type OperationView, profileField } from './operation-view.ts'
import { listTriedProfiles } from './tried-profiles.server.ts'

const refusals = {
  hidden: 'It belongs to another company.',
  'Auth.InsufficientRoles': 'You don’t have permission for it.',
  'Auth.UserNotAuthorizedToAdmin': 'It’s for another kind of user.',
  'Auth.AnonUserProhibited': 'It’s for another kind of user.',
  'GroupOrder.CannotModify': 'It’s for another kind of user.',
} as const

/** The form of any operation, filled with the words of the address. A replacement starts from the present record. */
export async function loadOperation(
  staff: Staff,
  operation: Operation,
  query: URLSearchParams,
): Promise<OperationView> {
  const { id, summary, verb, path, roles, reply } = operation
  const names = parametersOf(path)
  const params: PathValues = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']))
  const decision = mayCall(staff.caller, operation, params)
  const isUndecided = decision === 'hidden' && Object.values(params).includes('')
  const refusal = decision === 'yes' || isUndecided ? null : refusals[decision]
  // fewer roles open nothing that all of them do not, and an open call asks for none
  const isTriable = refusal === null && !operation.open
  const [present, profiles] = await Promise.all([
    presentValues(staff, operation, params),
    isTriable ? listTriedProfiles(staff, query.get(profileField)) : [],
  ])
  return {
    id,
    summary,
    verb,
    path,
    isWrite: verb !== 'GET',
    roles,
    refusal,
    isSecret: Object.keys(reply?.properties ?? {}).some(
      (name) => isSecretName(name) && !(name in (operation.body?.properties ?? {})),
    ),
    sections: formSections(operation),
    values: { ...present, ...wordsOf(operation, query) },
    isForCustomers: mayRunForCustomer(operation) && mayUse(staff, actingCalls.callAsCustomer),
    profiles,
    key: randomUUID(),
  }
}

const wordsOf = ({ path }: Operation, query: URLSearchParams): Record<string, string> => {
  const nameOf = (word: string) => {
    if (word === 'as' || word.startsWith('as.')) return word
    return parametersOf(path).includes(word) ? `path.${word}` : `query.${word}`
  }
  return Object.fromEntries([...query].map(([word, value]) => [nameOf(word), value]))
}

/** The record as it is, since a PUT clears everything that is not sent. */
async function presentValues(staff: Staff, { verb, path }: Operation, params: PathValues) {
  const read = operations.find((other) => other.verb === 'GET' && other.path === path)
  if (verb !== 'PUT' || !read?.reply || fillPath(path, params) === undefined) return {}
  if (mayCall(staff.caller, read, params) !== 'yes') return {}
  const { isOk, data } = await callOperation(staff.token, read, { params })
  if (!isOk) return {}
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>)
      .filter(([name, value]) => value !== null && !isSecretName(name))
      .map(([name, value]) => [
        `body.${name}`,
        typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value),
      ]),
  )
}
