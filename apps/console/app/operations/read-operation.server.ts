import { setTimeout } from 'node:timers/promises'
import type { Operation } from '@tessera/contract/kit/operation'
import { type CallDecision, type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { data } from 'react-router'
import { callOperation, type OperationAnswer, type OperationRequest } from './call-operation.server.ts'
import type { PathValues } from './find-operation.ts'
import type { Problem } from './problem.ts'

export const isAllowed = (caller: Caller, operation: Operation, params: PathValues): boolean =>
  mayCall(caller, operation, params) === 'yes'

/** Refuses a page whose first read this person may not call. */
export function requireRight(caller: Caller, operation: Operation, params: PathValues): void {
  const decision = mayCall(caller, operation, params)
  if (decision !== 'yes') throw refusalOf(decision, operation)
}

/** Reads for a page; everything but a good answer becomes a page with the reason. */
export async function readOperation(
  { token, caller }: { token: string; caller: Caller },
  operation: Operation,
  request: OperationRequest,
): Promise<OperationAnswer> {
  requireRight(caller, operation, request.params)
  const answer = await callUntilOnline(token, operation, request)
  if (answer.isOk) return answer
  throw problemOf(answer, operation)
}

const maxTries = 3
const restMilliseconds = 1000

/** A read that finds the platform busy or restarting waits a second and asks again, twice. */
async function callUntilOnline(...call: Parameters<typeof callOperation>): Promise<OperationAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await callOperation(...call)
    if (answer.status !== 503 || tries === maxTries) return answer
    await setTimeout(restMilliseconds)
  }
}

/** The page instead of one that this person may not see. */
export function refusalOf(decision: Exclude<CallDecision, 'yes'>, { roles, callers }: Operation) {
  if (decision === 'hidden') return notHere()
  const isRole = decision === 'Auth.InsufficientRoles'
  const message = isRole
    ? 'You don’t have permission to view this page.'
    : `This page is for ${callers?.includes('buyer') ? 'customers' : 'other users'}, not for your kind of sign-in.`
  const problem: Problem = { title: 'You can’t open this page', message, code: decision }
  return data<Problem>({ ...problem, ...(isRole && { roles }) }, { status: 403 })
}

const notFound = 'This record doesn’t exist, or you don’t have access to it.'

export const notHere = () =>
  data<Problem>({ title: 'Page not found', message: notFound, code: 'NotFound' }, { status: 404 })

function problemOf({ status, errors, requestId }: OperationAnswer, { roles }: Operation) {
  const [first] = errors
  const problem: Problem = {
    title: titles[status] ?? 'This page couldn’t be loaded',
    message: status === 404 ? notFound : (first?.Message ?? 'The platform didn’t say why. Try again in a moment.'),
    code: first?.ErrorCode,
    requestId,
    ...(status === 403 && { roles }),
  }
  return data<Problem>(problem, { status })
}

const titles: Readonly<Record<number, string>> = {
  401: 'Your session has ended',
  403: 'You can’t open this page',
  404: 'Page not found',
  429: 'Too many requests',
  501: 'Not available yet',
}
