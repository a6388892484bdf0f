import type { StaffSettings } from '@tessera/client/shop/types.gen'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { fieldLabel } from '../../generic/labels.ts'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'
import { type SettingField, settingFields } from './setting-fields.ts'

type Setting = StaffSettings['items'][number]

interface Props {
  items: readonly Setting[]
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Settings that pages and rules of the shop read, one form each. */
export function SettingsScreen({ items, formKey, outcome }: Props) {
  return (
    <ContentFrame about="Values that pages and rules of the shop use.">
      <OutcomeNotice outcome={outcome} shown={items.map(({ key }) => key)} />
      <ul className="grid gap-4">
        {items.map((setting) => (
          <li key={`${setting.key} ${setting.version}`} className="border-b border-grout pb-4">
            <SettingForm setting={setting} formKey={formKey} outcome={outcome} />
          </li>
        ))}
      </ul>
    </ContentFrame>
  )
}

function SettingForm({ setting, formKey, outcome }: Omit<Props, 'items'> & { setting: Setting }) {
  const { key, description, value, version, limits } = setting
  const typed = outcome?.about === key ? outcome.typed : undefined
  const label = fieldLabel(key).replace(/ cents$/, ' in dollars')
  const fields = settingFields(key, value, limits).map((field) => ({
    ...field,
    text: typed?.[field.name] ?? field.text,
  }))
  const [only] = fields
  const isOne = fields.length === 1 && only?.label === ''
  return (
    <TaskForm number={key} formKey={formKey} outcome={outcome}>
      <input type="hidden" name="version" value={version} />
      <div className="grid max-w-4xl grid-cols-[1fr_auto] items-end gap-3">
        {isOne && only ? (
          <SettingControl setting={key} field={{ ...only, label }} hint={description} />
        ) : (
          <fieldset className="min-w-0">
            <legend className="font-bold">{label}</legend>
            <p className="mb-2 text-sm text-stone">{description}</p>
            <div className="grid gap-3 tablet:grid-cols-2">
              {fields.map((field) => (
                <SettingControl key={field.name} setting={key} field={field} />
              ))}
            </div>
          </fieldset>
        )}
        <DoButton intent="saveSetting">Save</DoButton>
      </div>
    </TaskForm>
  )
}

interface ControlProps {
  setting: string
  field: SettingField
  hint?: string | undefined
}

function SettingControl({ setting, field, hint: about }: ControlProps) {
  const { name, kind, label, text, limit } = field
  const hint = [about, limit].filter(Boolean).join(' ') || undefined
  const common = { label, hint, name, id: `setting-${setting}-${name}`, defaultValue: text, className: 'min-w-0' }
  if (kind === 'truth') return <SelectField {...common} options={truths} />
  if (kind === 'texts' || kind === 'numbers')
    return <TextAreaField {...common} hint={[hint, 'One per line.'].filter(Boolean).join(' ')} rows={3} />
  if (kind === 'json' || text.length > 60) return <TextAreaField {...common} rows={3} />
  return <TextField {...common} {...(kind !== 'text' && { inputMode: 'decimal' as const })} />
}

const truths = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
