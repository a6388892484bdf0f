import { Button } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

interface Props {
  /** The selected records, and the key that makes a second press the same work. */
  outcome: { ids: readonly string[]; key: string }
  intent: string
  label: string
  kind?: 'primary' | 'danger'
  children?: ReactNode
}

/** One step of work with selected records. */
export function BulkForm({ outcome: { ids, key }, intent, label, kind = 'primary', children }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid max-w-3xl gap-4">
      <input type="hidden" name="key" value={key} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {children}
      <div>
        <Button type="submit" name="intent" value={intent} kind={kind} isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
