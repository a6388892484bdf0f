import { Button, LinkButton } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { SelectField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { CodeBlock } from '../../generic/code-block.tsx'
import { PageHead } from '../../generic/page-head.tsx'
import type { ColleagueOutcome, MadeColleague, ProfileChoice } from './people-view.ts'

interface Props {
  choices: readonly ProfileChoice[]
  formKey: string
  outcome: ColleagueOutcome | undefined
}

/** User, profile and invitation in one form. */
export function NewColleagueScreen({ choices, formKey, outcome }: Props) {
  const crumbs = [
    { title: 'People and permissions', url: '/people' },
    { title: 'New team member', url: '/people/new' },
  ]
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHead title="New team member" crumbs={crumbs} actions={[]} />
      {outcome?.made ? <Invitation made={outcome.made} /> : <ColleagueFields {...{ choices, formKey, outcome }} />}
    </div>
  )
}

function ColleagueFields({ choices, formKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { problems = {}, messages = [], typed } = outcome ?? {}
  const own = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    defaultValue: typed?.[name],
    error: problems[name],
    required: true,
    autoComplete: 'off',
  })
  return (
    <Form method="post" className="grid gap-4">
      {messages.length > 0 && <ErrorSummary title={messages.join(' ')} />}
      <input type="hidden" name="key" value={formKey} />
      <TextField label="First name" {...own('firstName')} autoFocus={!outcome} />
      <TextField label="Last name" {...own('lastName')} />
      <TextField label="Email" type="email" hint="Also the user name" {...own('email')} />
      <ProfileField choices={choices} chosen={typed?.profile ?? ''} problem={problems.profile} />
      <RadioGroup
        legend="First password"
        name="how"
        defaultValue={typed?.how ?? 'email'}
        options={[
          { value: 'email', label: 'Email them a code to set their own' },
          { value: 'password', label: 'Show me one to give them', hint: 'For people without email at work.' },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isBusy} data-key="Save">
          Add team member
        </Button>
        <LinkButton href="/people" kind="quiet" data-key="Escape">
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}

interface ProfileFieldProps {
  choices: readonly ProfileChoice[]
  chosen: string
  problem: string | undefined
}

/** Offers what this person can give, and names the rest. */
function ProfileField({ choices, chosen, problem }: ProfileFieldProps) {
  const given = choices.filter(({ foreign }) => foreign.length === 0)
  const greater = choices.filter(({ foreign }) => foreign.length > 0)
  return (
    <div className="grid gap-1">
      <SelectField
        label="Profile"
        name="profile"
        defaultValue={chosen}
        error={problem}
        options={[
          { value: '', label: 'Choose a profile' },
          ...given.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {greater.length > 0 && (
        <p className="text-stone">
          You can’t assign {greater.map(({ name }) => name).join(', ')}: they include permissions you don’t have.
        </p>
      )}
    </div>
  )
}

/** A first password is on this page only; it is stored nowhere but as a hash. */
function Invitation({ made }: { made: MadeColleague }) {
  const { id, name } = made
  return (
    <div className="grid gap-4">
      {made.password ? <FirstPassword made={made} /> : <SentInvitation made={made} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/people/preview?user=${encodeURIComponent(id)}`}>See what {name} can do</LinkButton>
        <LinkButton href="/people" kind="quiet">
          Back to people
        </LinkButton>
      </div>
    </div>
  )
}

const FirstPassword = ({ made: { name, userName, password, address } }: { made: MadeColleague }) => (
  <>
    <Notice kind="success" isLive title={`${name} can sign in now`}>
      Give them this invitation yourself. The password is shown only this once; if it gets lost, set a new one.
    </Notice>
    <CodeBlock label="Invitation" text={`Sign in at ${address}\nUser name: ${userName}\nPassword: ${password}`} />
  </>
)

const SentInvitation = ({ made: { name, userName, problem } }: { made: MadeColleague }) =>
  problem ? (
    <Notice kind="warning" isLive title={`${name} is added, but the invitation wasn’t sent`}>
      {problem} They can ask for a code themselves with “Forgot your password?” at the sign-in.
    </Notice>
  ) : (
    <Notice kind="success" isLive title={`${name} is added and invited`}>
      We emailed {userName} a code to set a password. It works once, for three days.
    </Notice>
  )
