import { SelectField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { useState } from 'react'
import { profileField, type TriedProfile } from './operation-view.ts'

interface Props {
  profiles: readonly TriedProfile[]
  /** The profile of the address or of the last send; empty for one's own rights. */
  value: string
  error: string | undefined
}

/** Asks with whose rights an operation is tried, and says what of them this person lacks. */
export function RightsField({ profiles, value, error }: Props) {
  const [chosen, choose] = useState(value)
  const profile = profiles.find(({ id }) => id === chosen)
  return (
    <fieldset className="grid max-w-2xl gap-4">
      <legend className="mb-3 font-display text-lg">Rights</legend>
      <SelectField
        label="With the rights of"
        name={profileField}
        defaultValue={value}
        onChange={(event) => choose(event.currentTarget.value)}
        error={error}
        hint="Tries this operation as someone with this security profile would. You stay yourself: company and records are yours, only the permissions change."
        options={[{ value: '', label: 'Myself' }, ...profiles.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {profile && (
        <Notice
          kind={profile.missing.length > 0 ? 'warning' : 'info'}
          isLive
          title={`With the rights of ${profile.name}`}
        >
          <p>{lackedOf(profile)}</p>
          <p>Only this form uses them. To go back to your own rights, choose Myself. What you entered stays.</p>
        </Notice>
      )}
    </fieldset>
  )
}

/** Names the permissions of the profile that this person lacks. */
export function lackedOf({ roles, missing }: TriedProfile): string {
  if (roles.length === 0) return 'This profile has no permissions, so nothing can be tried with it.'
  if (missing.length === roles.length)
    return `You have none of its permissions, so nothing can be tried with it: ${missing.join(', ')}.`
  if (missing.length > 0)
    return `You lack ${missing.length} of its ${roles.length} permissions, so it is tried without ${missing.join(', ')}.`
  return roles.length === 1 ? 'You have its only permission.' : `You have all ${roles.length} of its permissions.`
}
