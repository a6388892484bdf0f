export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Why the browser does not send a field, as a sentence that says what to do. */
export function problemOf({ validity, type, validationMessage }: Control): string {
  if (validity.valueMissing) return missing[type] ?? 'Please fill this in.'
  if (validity.typeMismatch && type === 'email') return 'An e-mail address has an @, such as name@example.com.'
  return validationMessage
}

const missing: Record<string, string> = {
  checkbox: 'Please tick this to go on.',
  'select-one': 'Please choose.',
  file: 'Please choose a file.',
}
