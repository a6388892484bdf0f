import { parametersOf } from '@tessera/contract/kit/operation'
import { makeChanges } from '@tessera/contract/platform/additions/changes'
import { callOperation, type OperationAnswer } from '../operations/call-operation.server.ts'
import { findOperation } from '../operations/find-operation.ts'
import { changesMilliseconds } from '../operations/make-changes.server.ts'
import { isAllowed, notHere } from '../operations/read-operation.server.ts'
import { findRecentToken, isSensitive } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/call.ts'

/** The words of the address that fill the path of a call. */
const pathWord = /^path\./

/** A window of rows for a grid: any list of the operation table, with the rights of the person who scrolls. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const list = findOperation(params.operation)
  const { token, caller } = context.get(staffContext)
  if (list?.verb !== 'GET' || !list.list) throw notHere()
  const words = [...url.searchParams]
  const values = Object.fromEntries(
    words.flatMap(([name, value]) => (pathWord.test(name) ? [[name.replace(pathWord, ''), value]] : [])),
  )
  if (parametersOf(list.path).some((name) => !values[name]) || !isAllowed(caller, list, values)) throw notHere()
  const query = new URLSearchParams(words.filter(([name]) => !pathWord.test(name)))
  return answerOf(await callOperation(token, list, { params: values, query }))
}

/** Saves cells. Each change is guarded as its own row of the table; no other write can be sent this way. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (params.operation !== makeChanges.id) throw notHere()
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  const body = await request.json().catch(() => null)
  const token = hasSensitiveWrite(body) ? findRecentToken(context) : context.get(staffContext).token
  if (!token) return Response.json({ Errors: [passwordError] }, { status: 403 })
  const sent = { params: {}, body, idempotencyKey, milliseconds: changesMilliseconds }
  return answerOf(await callOperation(token, makeChanges, sent))
}

/** Cells and rows of a file stay in their page, so the password is typed in another one. */
const passwordError = {
  ErrorCode: 'Auth.PasswordNeeded',
  Message: 'This needs your password again. Enter it at /console/password in another tab, then try again.',
  Data: null,
}

function hasSensitiveWrite(body: unknown): boolean {
  const { Changes, DryRun } = (body ?? {}) as { Changes?: unknown; DryRun?: unknown }
  if (DryRun === true || !Array.isArray(Changes)) return false
  return Changes.some((change: { Operation?: unknown } | null) => isSensitive(String(change?.Operation)))
}

const answerOf = ({ status, data }: OperationAnswer): Response => Response.json(data, { status })
