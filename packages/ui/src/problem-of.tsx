export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Why the browser rejects a field, as a sentence that names the field and says what to do. */
export function problemOf(control: FormControl): string {
  const { validity, type, validationMessage } = control
  if (validity.valueMissing) return missing[type]?.(control) ?? missingText(control)
  if (validity.typeMismatch && type === 'email') return 'Enter an email address, for example name@example.com.'
  return validationMessage
}

type Missing = Pick<FormControl, 'labels' | 'autocomplete'>

const missing: Record<string, (control: Missing) => string> = {
  checkbox: () => 'Check this box to continue.',
  'select-one': (control) => `Choose ${objectOf(control, 'option')}.`,
  file: () => 'Choose a file.',
}

function missingText(control: Missing): string {
  const label = labelOf(control)
  return label.endsWith('?') ? `Please answer: ${label}` : `Enter ${objectOf(control, 'value')}.`
}

/** Details of a person or an address are named as on any form: `a first name`, `an email address`. */
function objectOf(control: Missing, unnamed: string): string {
  const name = nameOf(control)
  if (/^your /.test(name)) return name
  if (control.autocomplete.endsWith('cc-exp')) return 'the expiration date'
  if (!personal.test(control.autocomplete)) return `the ${name || unnamed}`
  const full = longNames.get(name) ?? name
  return `${/^[aeiou]/i.test(full) ? 'an' : 'a'} ${full}`
}

const personal = /\b(?:given-name|family-name|email|tel|address-line1|address-level\d|postal-code)$/
const longNames = new Map([
  ['email', 'email address'],
  ['phone', 'phone number'],
])

/** The label within a sentence: `street address`, but `ZIP code`. */
export function nameOf(control: Pick<FormControl, 'labels'>): string {
  const label = labelOf(control).replace(/[?:.]+$/, '')
  return /^[A-Z]{2}/.test(label) ? label : label.slice(0, 1).toLowerCase() + label.slice(1)
}

const labelOf = ({ labels }: Pick<FormControl, 'labels'>): string => labels?.[0]?.firstChild?.textContent?.trim() ?? ''
