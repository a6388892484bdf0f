import type { ErrorEntry } from '@tessera/client/platform-error'
import type { Operation } from '@tessera/contract/kit/operation'
import { makeChanges } from '@tessera/contract/platform/additions/changes'
import { findChangedFields } from '@tessera/domain/changes/find-changed-fields'
import { callOperation, type OperationAnswer } from './call-operation.server.ts'
import { findOperation, type PathValues } from './find-operation.ts'

/** Carries the token of the person who makes the change. */
interface TokenHolder {
  token: string
}

type Fields = Readonly<Record<string, unknown>>

/** One write, with the values it replaces as the editor saw them; null: there was no record. */
export interface PlannedChange {
  operation: Operation
  params: PathValues
  body?: Fields | undefined
  was?: Fields | null | undefined
}

export interface ChangeResult {
  status: number
  isOk: boolean
  errors: readonly ErrorEntry[]
  /** Without secrets. */
  before: Fields | null
  after: Fields | null
  /** The request that the audit has it under, if it was made. */
  requestId: string | null
}

interface Sent {
  Results: { Status: number; Errors: ErrorEntry[]; Before: Fields | null; After: Fields | null }[]
}

interface Options {
  isDryRun?: boolean
  /** If one is refused, none is made. */
  isAllOrNothing?: boolean
  /** A second click with the same key does nothing. */
  key?: string | undefined
  /** Before and after have only the changed values. */
  isBrief?: boolean
}

/** A list does the work of hundreds of calls; on a busy machine it takes seconds. */
export const changesMilliseconds = 30_000

/** Makes up to 500 changes in one request, each with an answer of its own. */
export async function makeAllChanges(
  { token }: TokenHolder,
  changes: readonly PlannedChange[],
  { isDryRun = false, isAllOrNothing = false, key, isBrief = false }: Options = {},
): Promise<ChangeResult[]> {
  const answer = await callOperation(token, makeChanges, {
    params: {},
    milliseconds: changesMilliseconds,
    idempotencyKey: isDryRun ? undefined : key,
    body: {
      DryRun: isDryRun,
      ...(isAllOrNothing && { AllOrNothing: true }),
      ...(isBrief && { Brief: true }),
      Changes: changes.map(({ operation, params, body, was }) => ({
        Operation: operation.id,
        Parameters: params,
        ...(body && { Body: body }),
        ...(was !== undefined && { Was: was }),
      })),
    },
  })
  if (!answer.isOk) return changes.map(() => refusedBy(answer))
  return (answer.data as Sent).Results.map(({ Status, Errors, Before, After }) => ({
    status: Status,
    isOk: Status < 400,
    errors: Errors,
    before: Before,
    after: After,
    requestId: answer.requestId,
  }))
}

/** The one request of all that was written; changes that were sent in several requests have none. */
export function requestOf(results: readonly ChangeResult[]): string | null {
  const requests = new Set(results.filter(({ isOk }) => isOk).map(({ requestId }) => requestId))
  const [only = null] = requests
  return requests.size === 1 ? only : null
}

const refusedBy = ({ status, errors }: OperationAnswer): ChangeResult => ({
  status,
  isOk: false,
  errors:
    errors.length > 0
      ? errors
      : [{ ErrorCode: 'Unavailable', Message: 'The platform didn’t respond. Try again.', Data: null }],
  before: null,
  after: null,
  requestId: null,
})

/** Makes one change. The few writes that call a service outside cannot be part of a list; they are compared here. */
export async function makeOneChange(
  staff: TokenHolder,
  change: PlannedChange,
  options: Options = {},
): Promise<ChangeResult> {
  const [result] = await makeAllChanges(staff, [change], options)
  if (!result) throw new Error('The platform answered no change.')
  const isListable = !result.errors.some(({ Data }) => (Data as Fields | null)?.Property === 'Operation')
  if (isListable || options.isDryRun) return result
  return makeAlone(staff, change, options)
}

async function makeAlone(
  staff: TokenHolder,
  { operation, params, body, was }: PlannedChange,
  { key }: Options,
): Promise<ChangeResult> {
  const changed = was && (await findChangedNow(staff, { operation, params, body, was }))
  if (changed) return changed
  const answer = await callOperation(staff.token, operation, { params, body, idempotencyKey: key })
  if (!answer.isOk) return refusedBy(answer)
  const { status, data, requestId } = answer
  return { status, isOk: true, errors: [], before: null, after: data as Fields | null, requestId }
}

async function findChangedNow(
  { token }: TokenHolder,
  { operation, params, body, was }: PlannedChange,
): Promise<ChangeResult | undefined> {
  const read = findOperation(operation.id.replace(/\.(Patch|Save)/, '.Get'))
  if (!read?.reply || !was) return undefined
  const { isOk, data } = await callOperation(token, read, { params })
  if (!isOk) return undefined
  const patch = operation.verb === 'PATCH' ? body : undefined
  const fields = findChangedFields({ model: read.reply, was, patch }, data as Fields)
  if (fields.length === 0) return undefined
  const error = { ErrorCode: 'Concurrency.Changed', Message: '', Data: { Fields: fields, Current: data } }
  return { status: 409, isOk: false, errors: [error], before: null, after: null, requestId: null }
}
