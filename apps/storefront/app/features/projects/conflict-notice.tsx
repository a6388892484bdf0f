import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { Moment } from '@tessera/ui/time-zone'
import { Form } from 'react-router'
import type { EditConflict } from './edit-conflict.ts'

/** Names the colleague's change and offers to resend the user's own; the page below shows the current state. */
export function ConflictNotice({ conflict }: { conflict: EditConflict }) {
  const { message, changes, basketId, typed } = conflict
  const again = typed.filter(([name]) => name !== 'stay')
  return (
    <Notice
      kind="warning"
      isLive
      title="This project was changed"
      action={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="basketId" value={basketId} />
          {again.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="Small">
            Save my version anyway
          </Button>
        </Form>
      }
    >
      <p>{message}</p>
      <ul className="mt-2 grid gap-1">
        {changes.map(({ version, at, who, what }) => (
          <li key={version}>
            <span className="font-bold">{who}</span>, <Moment at={at} />: {what}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
