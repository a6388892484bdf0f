import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import type { ScopedField } from './scoped-form.tsx'

const days = [7, 14, 30, 60, 90].map((count) => ({ value: String(count), label: `${count} days` }))

/** How long a client link is valid, and the optional email it is sent with. */
export const ShareFields = ({ field }: { field: ScopedField }) => (
  <>
    <div className="grid gap-4 tablet:grid-cols-[1fr_2fr]">
      <SelectField label="Expires in" {...field('days')} options={days} />
      <TextField label="Email it to" {...field('email')} type="email" maxLength={100} isOptional />
    </div>
    <TextAreaField label="Message" {...field('message')} rows={3} maxLength={1000} isOptional />
  </>
)
