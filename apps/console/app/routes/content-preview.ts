import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-preview.ts'

/** Words as customers will see them, while they are typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = String((await request.formData()).get('body') ?? '')
  return readStaffCall(context.get(staffContext), contentCalls.previewContent, (operator, options) =>
    operator.PreviewContent({ body }, options),
  )
}
