import type { StaffSettings } from '@tessera/client/shop/types.gen'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { fieldLabel } from '../../generic/labels.ts'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../desk/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'

type Setting = StaffSettings['items'][number]

interface Props {
  items: readonly Setting[]
  deskKey: string
  outcome: StaffOutcome | undefined
}

/** Settings that pages and rules of the shop read, one form each. */
export function SettingsScreen({ items, deskKey, outcome }: Props) {
  return (
    <ContentFrame about="Settings that pages and rules read. A change needs a value of the same shape.">
      <OutcomeNotice outcome={outcome} shown={items.map(({ key }) => key)} />
      <ul className="grid gap-4">
        {items.map((setting) => (
          <li key={`${setting.key} ${setting.version}`} className="border-b border-grout pb-4">
            <SettingForm setting={setting} deskKey={deskKey} outcome={outcome} />
          </li>
        ))}
      </ul>
    </ContentFrame>
  )
}

function SettingForm({ setting, deskKey, outcome }: Omit<Props, 'items'> & { setting: Setting }) {
  const { key, description, value, version } = setting
  const isText = value.startsWith('"')
  const isRefused = outcome?.about === key && outcome.typed !== undefined
  const stored = isText ? String(JSON.parse(value)) : value
  const field = {
    label: fieldLabel(key),
    hint: description,
    name: 'value',
    id: `setting-${key}`,
    defaultValue: isRefused ? typedIn(outcome, key, 'value') : stored,
    className: 'min-w-0',
  }
  return (
    <TaskForm number={key} deskKey={deskKey} outcome={outcome}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="isText" value={isText ? 'yes' : ''} />
      <div className="grid max-w-4xl grid-cols-[1fr_auto] items-end gap-3">
        {value.length > 60 || /^[[{]/.test(value) ? <TextAreaField {...field} rows={3} /> : <TextField {...field} />}
        <DoButton intent="saveSetting">Save</DoButton>
      </div>
    </TaskForm>
  )
}
