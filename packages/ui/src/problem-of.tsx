export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Why the browser rejects a field, as a sentence that says what to do. */
export function problemOf({ validity, type, validationMessage }: FormControl): string {
  if (validity.valueMissing) return missing[type] ?? 'This field is required.'
  if (validity.typeMismatch && type === 'email') return 'Enter an email address, for example name@example.com.'
  return validationMessage
}

const missing: Record<string, string> = {
  checkbox: 'Check this box to continue.',
  'select-one': 'Choose an option.',
  file: 'Choose a file.',
}
