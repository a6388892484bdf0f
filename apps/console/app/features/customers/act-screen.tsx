import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { ActOutcome } from './act-for-customer.server.ts'

interface Props {
  customer: { number: string; name: string }
  person: { name: string; email: string }
  /** The address of the shop. */
  shopUrl: string
  outcome: ActOutcome | undefined
}

const modes = [
  { value: 'look', label: 'Look only', hint: 'See the shop, prices and account as they do. Nothing can be changed.' },
  {
    value: 'order',
    label: 'Look and order',
    hint: 'Also change the cart, projects and quotes, and order on account. No access to cards, passwords or people.',
  },
]

/** Asks how and why, then opens the shop as this person in a tab of its own. */
export function ActScreen({ customer, person, shopUrl, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="grid max-w-2xl gap-5">
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { title: 'Customers', url: '/customers' },
            { title: customer.name, url: `/customers/${customer.number}` },
            { title: person.name, url: '' },
          ]}
        />
        <h1 className="text-2xl wrap-anywhere">Open the shop as {person.name}</h1>
        <p className="text-stone">
          {person.email} of {customer.name}. The shop opens in a new tab, with a bar that counts down the time: 15
          minutes at most. Your own sign-in in the shop stays.
        </p>
      </header>
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      {outcome?.code ? (
        <OpenForm code={outcome.code} name={person.name} shopUrl={shopUrl} />
      ) : (
        <Form method="post" className="grid gap-4">
          <RadioGroup legend="What for" name="mode" options={modes} defaultValue={outcome?.mode ?? 'look'} />
          <TextField
            label="Reason"
            name="reason"
            maxLength={300}
            required
            hint="Recorded in the audit with your name and theirs."
            defaultValue={outcome?.reason ?? ''}
            autoFocus
          />
          <div>
            <Button type="submit" kind="primary" isBusy={isBusy}>
              Continue
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

/** The code opens the shop once and is good for a minute. */
const OpenForm = ({ code, name, shopUrl }: { code: string; name: string; shopUrl: string }) => (
  <form method="post" action={`${shopUrl}/acting`} target="_blank" className="grid gap-3" rel="noopener">
    <input type="hidden" name="code" value={code} />
    <p>The shop is ready. This button works once, within a minute.</p>
    <div>
      <Button type="submit" kind="primary" autoFocus>
        Open the shop as {name}
      </Button>
    </div>
  </form>
)
