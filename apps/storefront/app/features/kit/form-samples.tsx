import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { NumberStepper } from '@tessera/ui/number-stepper'
import { useState } from 'react'
import { Sample, SampleRow } from './sample.tsx'

const zipProblem = (value: string) =>
  /^\d{5}$/.test(value) ? undefined : 'Enter a 5-digit ZIP code, for example 60540.'
const ways = [
  { value: 'pickup', label: 'Pick up in Naperville', hint: 'Free, ready Tue, Nov 17' },
  { value: 'truck', label: 'Truck to the curb', hint: '$129.00, Thu, Nov 19' },
  { value: 'parcel', label: 'Parcel', hint: 'Too heavy for a parcel', isDisabled: true },
]

export function FormSamples() {
  const [boxes, setBoxes] = useState(9)
  return (
    <>
      <Sample title="Fields">
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField label="First name" name="first" autoComplete="given-name" />
          <TextField label="ZIP code" name="zip" hint="Leave the field to check it." check={zipProblem} isOptional />
          <TextField
            label="Email"
            name="email"
            defaultValue="maren@"
            error="Enter an email address with an @ and a domain."
          />
          <TextField label="Length" name="length" inputMode="decimal" after="ft" />
          <SelectField
            label="State"
            name="state"
            options={[
              { value: 'IL', label: 'Illinois' },
              { value: 'WI', label: 'Wisconsin' },
            ]}
          />
          <TextField label="Customer number" name="number" defaultValue="100284" disabled />
          <TextAreaField label="Message" name="message" className="tablet:col-span-2" />
        </div>
      </Sample>
      <Sample title="Choices">
        <Checkbox label="Keep one box for repairs" name="repairs" defaultChecked />
        <Checkbox label="I agree to the terms" name="terms" error="Please agree to the terms." />
        <RadioGroup legend="Delivery" name="way" options={ways} defaultValue="truck" isFramed />
      </Sample>
      <Sample title="Number of boxes">
        <SampleRow>
          <NumberStepper label="Boxes" name="boxes" unit="boxes" value={boxes} onChange={setBoxes} />
          <NumberStepper label="Boxes" name="boxes-small" isCompact defaultValue={3} />
          <NumberStepper label="Boxes" name="boxes-off" defaultValue={3} isDisabled />
        </SampleRow>
      </Sample>
      <Sample title="Error summary">
        <ErrorSummary errors={[{ field: 'email', message: 'Enter an email address with an @ and a domain.' }]} />
      </Sample>
    </>
  )
}
