import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatMoment } from '../../generic/format-days.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'

interface Props {
  account: StaffAccount
  formKey: string
  outcome: StaffOutcome | undefined
}

/** People who were deleted in the last 30 days, and the way back. */
export function DeletedPeople({ account: { deletedPeople, timeZone }, formKey, outcome }: Props) {
  if (deletedPeople.length === 0) return null
  const isRefused = outcome?.problem !== undefined && deletedPeople.some(({ userID }) => userID === outcome.about)
  return (
    <Disclosure summary="Deleted people" isOpen={isRefused || undefined}>
      <ul className="grid gap-3">
        {deletedPeople.map(({ userID, name, email, deletedAt }) => (
          <li key={userID} className="grid gap-2 wrap-anywhere">
            <p>
              <b>{name}</b> · {email}
              <span className="block text-xs text-stone">
                Deleted {formatMoment(deletedAt, timeZone)}. Their data is erased 30 days later.
              </span>
            </p>
            <TaskForm number={userID} formKey={formKey} outcome={outcome}>
              <div>
                <DoButton intent="restore">Restore {name}</DoButton>
              </div>
            </TaskForm>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
