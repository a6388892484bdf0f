import type { RequestOptions } from '@tessera/client/call-options'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { OperatorResource } from '@tessera/client/shop/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { data } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import type { Problem } from '../operations/problem.ts'
import { notHere, refusalOf } from '../operations/read-operation.server.ts'
import type { Staff } from './staff.server.ts'

/** Whether this person may use a call of the shop for its staff. Menus, pages and buttons ask it, as the shop does. */
export const mayUse = ({ caller }: Pick<Staff, 'caller'>, row: Operation): boolean =>
  caller.userType === 'admin' && mayUseStaffCall(caller.roles, row)

/** Reads for a page by a call for staff; everything but a good answer becomes a page with the reason. */
export async function readStaffCall<Reply>(
  staff: Staff,
  row: Operation,
  read: (operator: OperatorResource, options: RequestOptions) => Promise<Reply>,
): Promise<Reply> {
  if (staff.caller.userType !== 'admin') throw notHere()
  if (!mayUse(staff, row)) throw refusalOf('Auth.InsufficientRoles', row)
  try {
    return await read(getEnvironment().shop.Operator, { accessToken: staff.token })
  } catch (error) {
    throw problemPageOf(error)
  }
}

function problemPageOf(error: unknown) {
  if (error instanceof ShopApiError && error.status === 404) return notHere()
  const { status, ...problem } = describeFailure(error)
  return data<Problem>(problem, { status })
}

/** A refused or failed form in words; what was typed is still there. */
export function refusalText(error: unknown): string {
  if (error instanceof ShopApiError && error.status < 500)
    return error.fields.map(({ message }) => message).join(' ') || error.message
  const { code, requestId } = describeFailure(error)
  return `The shop didn’t respond (${[code, requestId && `request ${requestId}`].filter(Boolean).join(', ')}). Nothing you typed is lost; try again.`
}

/** A failed call of the shop in words, with its code and request ID. */
export function describeFailure(error: unknown): Problem & { status: number } {
  const title = 'This page couldn’t be loaded'
  if (!(error instanceof ShopApiError))
    return { status: 503, title, message: 'The shop didn’t respond. Try again in a moment.', code: 'Server.Busy' }
  const { status, message, code, requestId, fields } = error
  return { status, title, message: fields[0]?.message ?? message, code, requestId: requestId ?? null }
}
