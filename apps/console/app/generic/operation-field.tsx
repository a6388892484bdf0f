import { Checkbox } from '@tessera/ui/choice-field'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import type { FormField } from './form-field.ts'
import { ReferenceField } from './reference-field.tsx'
import { RowsField } from './rows-field.tsx'

interface Props {
  field: FormField
  value: string | undefined
  error: string | undefined
  /** It is typed into first. */
  isFirst?: boolean
}

const yesAndNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** One field by its kind. The server checks the limits again and says what is wrong in its own words. */
export function OperationField({ field, value = '', error, isFirst = false }: Props) {
  const { name, label, kind, isRequired, hint, options, limits, emptyLabel, reference } = field
  const common = {
    name,
    label,
    error,
    hint,
    isOptional: !isRequired,
    required: isRequired,
    defaultValue: value,
    autoFocus: isFirst,
    key: value,
  }
  const wide = { ...common, className: 'tablet:col-span-2', spellCheck: false }
  if (kind === 'flag' || kind === 'choice')
    return (
      <SelectField
        {...common}
        isOptional={!isRequired && emptyLabel !== null}
        options={[
          ...(emptyLabel === null ? [] : [{ value: '', label: emptyLabel }]),
          ...(kind === 'flag' ? yesAndNo : options.map((one) => ({ value: one, label: one }))),
        ]}
      />
    )
  if (kind === 'rows') return <RowsField field={field} value={value} error={error} />
  if (kind === 'checks') return <ChecksField field={field} value={value} error={error} />
  if (kind === 'json')
    return <TextAreaField {...wide} rows={4} className={`${wide.className} [&_textarea]:font-mono`} />
  if (kind === 'lines') return <TextAreaField {...wide} rows={3} />
  if (kind === 'area') return <TextAreaField {...wide} spellCheck rows={3} maxLength={limits.maxLength} />
  if (kind === 'secret') return <TextField {...common} type="password" autoComplete="off" />
  if (kind === 'moment') return <TextField {...common} type="datetime-local" step={60} />
  if (reference) return <ReferenceField {...common} {...limits} reference={reference} />
  return <TextField {...common} {...limits} {...numberProps(kind)} autoComplete="off" spellCheck={false} />
}

const numberProps = (kind: FormField['kind']) => {
  if (kind === 'whole') return { type: 'number', step: 1, inputMode: 'numeric' as const }
  return kind === 'decimal' ? { type: 'number', step: 'any', inputMode: 'decimal' as const } : {}
}

/** A list with known values. The empty one says that the list was shown, so that all of them can be taken away. */
function ChecksField({ field: { name, label, hint, options }, value = '', error }: Props) {
  const picked = new Set(value.split('\n'))
  return (
    <fieldset id={name} tabIndex={-1} className="tablet:col-span-2" key={value}>
      <legend className="mb-1.5 text-sm font-bold">{label}</legend>
      {hint && <p className="text-stone">{hint}</p>}
      {error && <p className="text-sale">{error}</p>}
      <input type="hidden" name={name} value="" />
      <div className="grid max-h-72 gap-x-4 overflow-y-auto border border-grout p-3 tablet:grid-cols-2 wide:grid-cols-3">
        {options.map((one) => (
          <Checkbox
            key={one}
            label={one}
            name={name}
            id={`${name}-${one}`}
            value={one}
            defaultChecked={picked.has(one)}
          />
        ))}
      </div>
    </fieldset>
  )
}
