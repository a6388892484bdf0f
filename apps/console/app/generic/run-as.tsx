import { RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'

interface Props {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  /** This person may not run it as themselves. */
  isOnlyAs: boolean
}

/** Asks in whose name an operation is run. */
export const RunAs = ({ values, problems, isOnlyAs }: Props) => (
  <fieldset className="grid items-end gap-4 tablet:grid-cols-2">
    <legend className="mb-3 font-display text-lg">Run as</legend>
    <RadioGroup
      legend="Run it as"
      name="as"
      defaultValue={values.as ?? (isOnlyAs ? 'customer' : 'self')}
      options={[
        { value: 'self', label: 'Myself', isDisabled: isOnlyAs },
        {
          value: 'customer',
          label: 'A customer',
          hint: 'The audit records your name and theirs. You can’t use their cards, payments or passwords, or place orders.',
        },
      ]}
    />
    <div className="grid gap-4">
      <TextField
        label="Customer number"
        name="as.number"
        error={problems['as.number']}
        defaultValue={values['as.number'] ?? ''}
        isOptional
        autoComplete="off"
      />
      <TextField
        label="Person, by email or user ID"
        name="as.person"
        error={problems['as.person']}
        defaultValue={values['as.person'] ?? ''}
        isOptional
        autoComplete="off"
      />
      <TextField
        label="Reason"
        name="as.reason"
        error={problems['as.reason']}
        maxLength={300}
        defaultValue={values['as.reason'] ?? ''}
        isOptional
        hint="Required for a customer; recorded in the audit."
      />
    </div>
  </fieldset>
)
