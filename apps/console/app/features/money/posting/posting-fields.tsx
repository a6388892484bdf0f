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
            hint="Today, if left empty."
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
          label="Keep what is left over as customer credit"
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
  check: 'Note (staff only)',
  ach: 'Note (staff only)',
  'credit-memo': 'Reason (shown to the customer)',
  'write-off': 'Reason (staff only)',
  apply: 'Note (staff only)',
}
