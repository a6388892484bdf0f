import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/email-html.ts'

/** An email runs nothing and loads nothing but the shop's pictures. */
const policyOf = (origin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; frame-ancestors 'self'; sandbox`

/** The HTML of an email, for the frame of its page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { html } = await readStaffCall(context.get(staffContext), emailCalls.getEmail, (operator, options) =>
    operator.GetEmail({ emailId: params.id }, options),
  )
  if (!html) throw notHere()
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(new URL(getEnvironment().publicUrl).origin),
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
