import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { Form } from 'react-router'

const choices = [
  {
    value: 'approve',
    label: 'Ask for approval',
    hint: 'The order waits until someone who approves orders answers. Nothing is charged or reserved before.',
  },
  { value: 'block', label: 'Block the order', hint: 'It can’t be placed.' },
] as const

/** Chooses for the whole account whether orders above a limit wait or are blocked. */
export const OverLimitForm = ({ chosen, isBusy }: { chosen: SpendingLimits['overLimit']; isBusy: boolean }) => (
  <Form method="post" className="grid max-w-2xl gap-5">
    <input type="hidden" name="intent" value="over-limit" />
    <RadioGroup legend="When an order is over a limit" name="overLimit" options={choices} defaultValue={chosen} />
    <div>
      <Button type="submit" isBusy={isBusy}>
        Save choice
      </Button>
    </div>
  </Form>
)
