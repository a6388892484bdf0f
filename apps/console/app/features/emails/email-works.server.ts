import type { StaffWorks } from '../../session/staff-work.server.ts'

export const emailWorks: StaffWorks = {
  resend: [
    ({ operator, text, options }) => operator.ResendEmail({ emailId: text('number'), key: text('key') }, options),
    'It is being sent.',
  ],
}
