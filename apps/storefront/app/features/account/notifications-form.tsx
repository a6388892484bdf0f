import type { EmailTopic } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Form } from 'react-router'

interface Props {
  topics: readonly EmailTopic[]
  isBusy: boolean
}

/** Email topics to subscribe to. Mandatory emails are listed but can't be turned off. */
export function NotificationsForm({ topics, isBusy }: Props) {
  const fixed = topics.filter(({ isFixed }) => isFixed)
  const open = topics.filter(({ isFixed }) => !isFixed)
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="letters" />
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-stone">By email. We don’t send text messages.</legend>
        {open.map(({ id, label, hint, isOn }) => (
          <Checkbox
            key={`${id} ${isOn}`}
            id={`topic-${id}`}
            name="topic"
            value={id}
            label={label}
            hint={hint}
            defaultChecked={isOn}
          />
        ))}
      </fieldset>
      <div className="grid gap-2">
        <p className="text-sm font-bold">Always sent</p>
        <ul className="grid gap-1">
          {fixed.map(({ id, label, hint }) => (
            <li key={id}>
              {label} <span className="text-sm text-stone">{hint}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Button type="submit" isBusy={isBusy}>
          Save notifications
        </Button>
      </div>
    </Form>
  )
}
