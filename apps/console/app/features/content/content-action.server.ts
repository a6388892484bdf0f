import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { data, type RouterContextProvider } from 'react-router'
import { notHere } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import { staffContext } from '../../session/staff.server.ts'
import { doStaffWork, statusOf } from '../../session/staff-work.server.ts'
import { contentWorks } from './content-works.server.ts'

interface Args {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The forms of every tab under Content. All of its calls have one role. */
export async function workOnContent({ request, context }: Args) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, contentCalls.saveRedirect)) throw notHere()
  const { answer: _, ...outcome } = await doStaffWork(contentWorks, staff, await request.formData())
  return data(outcome, { status: statusOf(outcome) })
}
