import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { paymentTerms, priceGroups } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { ChangeOutcome } from './change-customer.server.ts'
import { priceGroupLabels } from './customer-list.ts'

interface Props {
  account: StaffAccount
  outcome: ChangeOutcome | undefined
  /** The page was opened to change the terms. */
  isAsked: boolean
}

const terms = Object.entries(paymentTerms).map(([value, days]) => ({
  value,
  label: days > 0 ? `Net ${days} days` : 'Due on receipt',
}))
const groups = priceGroups.filter((group) => group !== 'RT').map((value) => ({ value, label: priceGroupLabels[value] }))
const holds = [
  { value: 'no', label: 'Not on hold' },
  { value: 'yes', label: 'On hold' },
]

/**
 * Terms, line, prices and hold in one form; in force at the next checkout. A refusal keeps what was typed. A save
 * without a reason goes to its field, so four keys are enough for new terms.
 */
export function ChangeForm({ account, outcome, isAsked }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const typed = outcome?.problem ? outcome.typed : undefined
  return (
    <ScreenPart title="Change terms and credit">
      <Form method="post" preventScrollReset className="grid gap-3" key={`${account.version} ${isAsked}`}>
        <input type="hidden" name="version" value={account.version} />
        {outcome?.problem && (
          <Notice kind="error" isLive>
            {outcome.problem}
          </Notice>
        )}
        <SelectField
          label="Terms"
          name="terms"
          options={terms}
          defaultValue={typed?.terms ?? account.terms}
          data-key="e"
          autoFocus={isAsked && !outcome}
        />
        <TextField
          label="Credit line in dollars"
          name="creditLine"
          inputMode="decimal"
          required
          defaultValue={typed?.creditLine ?? (account.creditLineCents / 100).toFixed(2)}
        />
        <SelectField
          label="Prices"
          name="priceGroup"
          options={groups}
          defaultValue={typed?.priceGroup ?? account.priceGroup}
        />
        <SelectField
          label="Hold"
          name="hold"
          options={holds}
          defaultValue={typed?.hold ?? (account.isOnHold ? 'yes' : 'no')}
        />
        <TextField label="Reason" name="reason" maxLength={300} required defaultValue={typed?.reason ?? ''} />
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy} data-key="Save">
            Save changes
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
