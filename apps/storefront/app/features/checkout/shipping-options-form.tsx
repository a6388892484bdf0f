import type { ShippingOption } from '@tessera/client/shop/types.gen'
import { Button, buttonClass } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Form, useFetcher } from 'react-router'

interface Props {
  ways: readonly ShippingOption[]
  /** Driver notes from the saved address. */
  notes: string
  isBusy: boolean
}

/** Each delivery method with its price and arrival date. The order summary follows the one that is chosen. */
export function ShippingOptionsForm({ ways, notes, isBusy }: Props) {
  const { submit } = useFetcher()
  return (
    <Form method="post" id="ways" className="grid gap-6 border-t border-grout pt-8">
      <RadioGroup
        legend="Delivery method"
        name="optionId"
        isFramed
        defaultValue={ways.find(({ isChosen }) => isChosen)?.id ?? ways[0]?.id}
        onChange={(optionId) => submit({ intent: 'choose', optionId }, { method: 'post', preventScrollReset: true })}
        options={ways.map((way) => ({
          value: way.id,
          label: `${way.name}: ${way.costCents === 0 ? 'free' : formatMoney(way.costCents)}`,
          hint: `${way.description}${way.arrivesOn ? ` Arrives ${formatDay(way.arrivesOn)}.` : ''}`,
        }))}
      />
      <noscript>
        <button type="submit" name="intent" value="choose" className={buttonClass({ size: 'Small' })}>
          Update total
        </button>
      </noscript>
      <TextField
        key={notes}
        label="Delivery instructions"
        name="instructions"
        defaultValue={notes}
        isOptional
        maxLength={500}
      />
      <div>
        <Button type="submit" name="intent" value="option" kind="primary" size="Large" isBusy={isBusy}>
          Continue to payment
        </Button>
      </div>
    </Form>
  )
}
