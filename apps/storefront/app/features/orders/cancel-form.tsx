import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { OrderPanel } from './order-panel.tsx'

interface Props {
  number: string
  back: string
  isBusy: boolean
  problem: string | undefined
}

export const CancelForm = ({ number, back, isBusy, problem }: Props) => (
  <OrderPanel title={`Cancel order ${number}?`} problem={problem}>
    <p className="max-w-prose">
      Nothing has been picked yet. Reserved items return to stock, and any charges are refunded to your original payment
      method.
    </p>
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="cancel" />
      <TextField name="reason" label="Why" isOptional maxLength={300} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isBusy={isBusy}>
          Cancel order
        </Button>
        <LinkButton href={back} kind="quiet">
          Keep order
        </LinkButton>
      </div>
    </Form>
  </OrderPanel>
)
