/** A help while typing; what counts is said by the server. */
export function checkEmail(text: string): string | undefined {
  if (!text.includes('@')) return 'An e-mail address has an @, such as name@example.com.'
  return /^\S+@\S+\.\S+$/.test(text.trim()) ? undefined : 'Please check the part after the @, such as example.com.'
}

export const checkZip = (text: string): string | undefined =>
  /^\d{5}(-\d{4})?$/.test(text.trim()) ? undefined : 'A ZIP code has five digits, such as 60540.'
