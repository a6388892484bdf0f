import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'

interface Props {
  /** Null for retail customers. */
  company: string | null
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Collapsed and with a confirmation checkbox, because it affects all users and can't be undone. */
export function RemoveAllForm({ company, refusal, isBusy }: Props) {
  const error = refusal?.fields.isSure
  return (
    <Disclosure
      summary={company ? 'Remove everyone’s saved cards' : 'Remove all saved cards'}
      isOpen={error !== undefined || undefined}
    >
      <Form method="post" className="grid max-w-text justify-items-start gap-4">
        <input type="hidden" name="intent" value="remove-all" />
        <p className="text-stone">
          {company && `Removes saved cards for everyone at ${company}. `}Cards used on an open order are kept until the
          order is complete. You may be asked for your password.
        </p>
        <Checkbox
          name="isSure"
          label={company ? 'Yes, remove everyone’s saved cards' : 'Yes, remove my saved cards'}
          error={error}
        />
        <Button type="submit" kind="danger" isBusy={isBusy}>
          Remove all cards
        </Button>
      </Form>
    </Disclosure>
  )
}
