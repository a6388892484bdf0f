import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'

interface Props {
  person: StaffAccount['people'][number]
  mayLock: boolean
  mayReset: boolean
  formKey: string
  outcome: StaffOutcome | undefined
}

/** A link to set a password, and the lock; a refusal keeps the reason. */
export function PersonHelp({ person, mayLock, mayReset, formKey, outcome }: Props) {
  const { email, status } = person
  const isLocked = status === 'locked'
  const isRefused = outcome?.about === email && outcome.problem !== undefined
  if (!mayLock && !mayReset) return null
  return (
    <Disclosure summary={isLocked ? 'Unlock' : 'Sign-in help'} isOpen={isRefused || undefined}>
      <div className="grid gap-4">
        <TaskForm number={email} formKey={formKey} outcome={outcome}>
          {mayReset && !isLocked && (
            <div>
              <DoButton intent="reset">
                {status === 'active' ? 'Email a link to set a password' : 'Send the invitation again'}
              </DoButton>
            </div>
          )}
        </TaskForm>
        {mayLock && <LockForm person={person} formKey={formKey} outcome={outcome} />}
      </div>
    </Disclosure>
  )
}

/** The refusal stands above, so this form shows none. */
function LockForm({
  person: { email, name, status },
  formKey,
  outcome,
}: Pick<Props, 'person' | 'formKey' | 'outcome'>) {
  const isLocked = status === 'locked'
  return (
    <TaskForm number={email} formKey={formKey} outcome={undefined}>
      <TextField
        label="Reason"
        name="reason"
        id={`lock-${email}`}
        maxLength={300}
        required
        hint="Recorded in the audit. The person and the company’s managers get an email."
        defaultValue={typedIn(outcome, email, 'reason')}
      />
      <div>
        <DoButton intent={isLocked ? 'lock:no' : 'lock:yes'} kind={isLocked ? 'secondary' : 'danger'}>
          {isLocked ? `Unlock ${name}` : `Lock ${name}`}
        </DoButton>
      </div>
    </TaskForm>
  )
}
