import type { Staff } from '../../session/staff.server.ts'
import { doStaffWork, type StaffOutcome, type StaffWorks } from '../../session/staff-work.server.ts'

/** Buttons beside a person of a customer. The number of the form is the person's email. */
const works: StaffWorks = {
  lock: [
    ({ operator, variant, text, options }) =>
      operator.LockPerson(
        {
          customerNumber: text('customer'),
          email: text('number'),
          isLocked: variant === 'yes',
          reason: text('reason'),
        },
        options,
      ),
    'saved. They were notified by email.',
  ],
  reset: [
    ({ operator, text, options }) =>
      operator.SendReset({ customerNumber: text('customer'), email: text('number') }, options),
    'the link to set a password is on its way.',
  ],
  // the number of this form is the ID of the platform's user
  restore: [
    ({ operator, text, options }) =>
      operator.RestorePerson({ customerNumber: text('customer'), userID: text('number') }, options),
    'restored. They stay locked until you unlock them.',
  ],
}

/** Locks, unlocks or restores a person of a customer, or emails them a link to set a password. */
export async function helpPerson(staff: Staff, customer: string, form: FormData): Promise<StaffOutcome> {
  form.set('customer', customer)
  const { answer: _, ...outcome } = await doStaffWork(works, staff, form)
  return outcome
}
