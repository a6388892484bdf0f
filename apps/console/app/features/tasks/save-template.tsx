import type { TemplateToSaveInput } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextField } from '@tessera/ui/field'
import { DoButton } from './task-card.tsx'

interface Props {
  /** The kinds of words that this form is for. */
  uses: readonly { value: NonNullable<TemplateToSaveInput['kind']>; label: string }[]
  /** The typed text of a refused save. */
  typed: Record<string, string> | undefined
}

/** Saves the words of a form under a name. */
export function SaveTemplate({ uses, typed }: Props) {
  const isRefused = typed?.intent === 'saveTemplate'
  return (
    <Disclosure summary="Save this text as a template" isOpen={isRefused}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label="Used for" name="kind" options={uses} defaultValue={typed?.kind ?? uses[0]?.value} />
        <TextField label="Name" name="name" maxLength={60} defaultValue={typed?.name ?? ''} />
        <DoButton intent="saveTemplate">Save template</DoButton>
      </div>
      <p className="text-xs text-stone">
        Everyone on the team sees it. To delete a template, save its name with no text; Undo brings it back.
      </p>
    </Disclosure>
  )
}
