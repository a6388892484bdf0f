import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  title: string
  /** Also the beginning of the IDs of its fields, since several of these forms are on one page. */
  intent: 'add' | 'move'
  formKey: string
  lot: { name: string; label: string }
  typed: Readonly<Record<string, string>>
  button: string
  /** The places. */
  children: ReactNode
}

/** Boxes that come to a place, with their lot and the reason. */
export function ChangeStockForm({ title, intent, formKey, lot, typed, button, children }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ScreenPart title={title}>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3" key={formKey}>
        <input type="hidden" name="key" value={`${formKey}-${intent}`} />
        {children}
        <TextField
          label={lot.label}
          id={`${intent}-lot`}
          name={lot.name}
          isOptional
          maxLength={60}
          autoComplete="off"
          defaultValue={typed[lot.name] ?? ''}
        />
        <TextField
          label="Boxes"
          id={`${intent}-boxes`}
          name="boxes"
          inputMode="numeric"
          required
          defaultValue={typed.boxes ?? ''}
          className="w-24"
        />
        <TextField
          label="Reason"
          id={`${intent}-reason`}
          name="reason"
          maxLength={300}
          required
          defaultValue={typed.reason ?? ''}
        />
        <Button type="submit" name="intent" value={intent} isBusy={isBusy}>
          {button}
        </Button>
      </Form>
    </ScreenPart>
  )
}
