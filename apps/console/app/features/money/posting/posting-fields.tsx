import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { hasOwnAmount, isPayment, type PostingKind } from './posting-form.ts'

interface Props {
  kind: PostingKind
  start: Readonly<Record<string, string>>
}

/** The fields that this kind of posting needs. */
export function PostingFields({ kind, start }: Props) {
  return (
    <div className="grid max-w-3xl items-end gap-3 tablet:grid-cols-2">
      {hasOwnAmount(kind) && (
        <TextField
          label="Amount in dollars"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start.amount ?? ''}
        />
      )}
      {isPayment(kind) && (
        <>
          <TextField
            label={kind === 'check' ? 'Check number' : 'Transfer number'}
            name="reference"
            maxLength={60}
            autoComplete="off"
            defaultValue={start.reference ?? ''}
          />
          <TextField
            label="Received on"
            name="receivedOn"
            type="date"
            isOptional
            hint="Today if it is left empty."
            defaultValue={start.receivedOn ?? ''}
          />
        </>
      )}
      <TextField
        label={reasonLabels[kind]}
        name="reason"
        maxLength={300}
        isOptional={isPayment(kind) || kind === 'apply'}
        defaultValue={start.reason ?? ''}
      />
      {hasOwnAmount(kind) && (
        <Checkbox
          label="What is left over stays as a credit of the customer"
          name="keepsRemainder"
          value="yes"
          defaultChecked={start.keepsRemainder === 'yes'}
          className="tablet:col-span-2"
        />
      )}
    </div>
  )
}

const reasonLabels: Readonly<Record<PostingKind, string>> = {
  check: 'Note, for staff',
  ach: 'Note, for staff',
  'credit-memo': 'Reason, which the customer reads',
  'write-off': 'Reason, for staff',
  apply: 'Note, for staff',
}
