import { paymentTerms, priceGroups } from '@tessera/contract/shop/constants'
import { SelectField, TextField } from '@tessera/ui/field'
import { priceGroupLabels } from '../customers/customer-list.ts'
import type { TaskOutcome } from './task-actions.server.ts'
import { DoButton, typedIn } from './task-card.tsx'

interface Props {
  number: string
  outcome: TaskOutcome | undefined
}

const terms = Object.entries(paymentTerms).map(([value, days]) => ({
  value,
  label: days > 0 ? `Net ${days} days` : 'Due on receipt',
}))
const groups = priceGroups.filter((group) => group !== 'RT').map((value) => ({ value, label: priceGroupLabels[value] }))

/** The prices, terms and credit that an approval gives. */
export const ProTermsFields = ({ number, outcome }: Props) => (
  <div className="grid items-end gap-3 tablet:grid-cols-3">
    <SelectField
      label="Price group"
      name="priceGroup"
      id={`group-${number}`}
      data-key="e"
      options={groups}
      defaultValue={typedIn(outcome, number, 'priceGroup') || undefined}
    />
    <SelectField
      label="Terms"
      name="terms"
      id={`terms-${number}`}
      options={terms}
      defaultValue={typedIn(outcome, number, 'terms') || 'Z000'}
    />
    <TextField
      label="Credit line in dollars"
      name="creditLine"
      id={`line-${number}`}
      inputMode="decimal"
      defaultValue={typedIn(outcome, number, 'creditLine')}
      isOptional
    />
  </div>
)

export const ProDecisionButtons = () => (
  <div className="flex flex-wrap gap-3">
    <DoButton intent="decidePro:approve" kind="primary">
      Approve
    </DoButton>
    <DoButton intent="decidePro:ask">Ask for more</DoButton>
    <DoButton intent="decidePro:decline" kind="danger">
      Decline
    </DoButton>
  </div>
)
