import type { PostalAddress } from '@tessera/client/shop/types.gen'
import { findFreightStreetProblem, findPhoneProblem } from '@tessera/domain/address/typed-address'
import { SelectField, TextField } from '@tessera/ui/field'
import type { FormEvent } from 'react'
import { states } from './states.ts'

interface Props {
  known?: Partial<PostalAddress> | null | undefined
  typed?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
  /** Section of the autocomplete tokens. */
  section?: 'shipping' | 'billing' | undefined
  /** True if the form already has fields for the person and the company. */
  isPlaceOnly?: boolean
  /** A truck delivers to no PO box, and the carrier calls. */
  isFreight?: boolean | undefined
  /** Ends the IDs on a page with several forms. */
  scope?: string
}

const full = 'tablet:col-span-6'
const half = 'tablet:col-span-3'
const third = 'tablet:col-span-2'

/** The browser refuses the form by the same rule as the server, so that all problems show at once. */
const checked = (check: (value: string) => string | undefined) => ({
  check,
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    currentTarget.setCustomValidity(check(currentTarget.value) ?? ''),
})

const phone = { ...checked(findPhoneProblem), type: 'tel', className: full }
const optionalPhone = { ...phone, isOptional: true }
const requiredPhone = {
  ...phone,
  required: true,
  hint: 'The freight carrier calls to schedule delivery.',
}

type Name = 'firstName' | 'lastName' | 'company' | 'street1' | 'street2' | 'city' | 'zip' | 'phone'

/** Address fields in the usual order. */
export function AddressFields({
  known,
  typed = {},
  errors = {},
  section,
  isPlaceOnly = false,
  isFreight,
  scope,
}: Props) {
  const value = (name: Name | 'state') => typed[name] ?? known?.[name] ?? ''
  const token = (name: string) => (section ? `${section} ${name}` : name)
  const field = (name: Name, label: string, autoComplete: string, more: object = {}) => (
    <TextField
      label={label}
      name={name}
      id={scope ? `${name}-${scope}` : undefined}
      defaultValue={value(name)}
      error={errors[name]}
      autoComplete={token(autoComplete)}
      maxLength={100}
      {...more}
    />
  )
  return (
    <div className="grid gap-4 tablet:grid-cols-6">
      {!isPlaceOnly && (
        <>
          {field('firstName', 'First name', 'given-name', { required: true, className: half })}
          {field('lastName', 'Last name', 'family-name', { required: true, className: half })}
          {field('company', 'Company', 'organization', { isOptional: true, className: full })}
        </>
      )}
      {field('street1', 'Street address', 'address-line1', {
        ...(isFreight ? checked(findFreightStreetProblem) : {}),
        required: true,
        className: full,
      })}
      {field('street2', 'Apartment, suite, etc.', 'address-line2', { isOptional: true, className: full })}
      {field('city', 'City', 'address-level2', { required: true, className: third })}
      <SelectField
        label="State"
        name="state"
        id={scope ? `state-${scope}` : undefined}
        defaultValue={value('state')}
        error={errors.state}
        autoComplete={token('address-level1')}
        className={third}
        required
        options={[{ value: '', label: 'Choose' }, ...states]}
      />
      {field('zip', 'ZIP code', 'postal-code', {
        required: true,
        inputMode: 'numeric',
        maxLength: 10,
        className: third,
      })}
      {!isPlaceOnly && field('phone', 'Phone', 'tel', isFreight ? requiredPhone : optionalPhone)}
    </div>
  )
}
